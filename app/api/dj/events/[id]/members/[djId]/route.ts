import { ownEvent } from "@/lib/party/events/access";
import { memberCalls } from "@/lib/party/members/calls";
import { changeRole, removeMember } from "@/lib/party/members/service";
import { route } from "@/lib/route";

export const PATCH = route(memberCalls.changeRole, async ({ who, params, body }) =>
  changeRole(await ownEvent(who, params.id, "own"), params.djId, body.role),
);

/** Members may remove themselves. Only the owner removes others. */
export const DELETE = route(memberCalls.remove, async ({ who, params }) => {
  const right = params.djId === who.id ? "see" : "own";
  return removeMember(await ownEvent(who, params.id, right), params.djId);
});
