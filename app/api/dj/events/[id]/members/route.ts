import { ownEvent } from "@/lib/events/service";
import { idParamsSchema } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { listMembers } from "@/lib/members/service";

export const GET = route({ who: "dj", params: idParamsSchema }, async ({ who, params }) => ({
  members: await listMembers(await ownEvent(who, params.id, "own")),
}));
