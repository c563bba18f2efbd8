import { ownEvent } from "@/lib/party/events/access";
import { memberCalls } from "@/lib/party/members/calls";
import { listMembers } from "@/lib/party/members/service";
import { route } from "@/lib/route";

export const GET = route(memberCalls.list, async ({ who, params }) => ({
  members: await listMembers(await ownEvent(who, params.id, "own")),
}));
