import { idParamsSchema } from "@/lib/calls/params";
import { ownEvent } from "@/lib/party/events/access";
import { listMembers } from "@/lib/party/members/service";
import { route } from "@/lib/server/route";

export const GET = route({ who: "dj", params: idParamsSchema }, async ({ who, params }) => ({
  members: await listMembers(await ownEvent(who, params.id, "own")),
}));
