import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { listMustPlays } from "@/lib/party/requests/must-plays";
import { route } from "@/lib/route";

export const GET = route(djRequestCalls.mustPlays, async ({ who, params }) => ({
  mustPlays: await listMustPlays(who, params.id),
}));
