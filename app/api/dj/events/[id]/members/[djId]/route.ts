import { ownEvent } from "@/lib/party/events/access";
import { memberParamsSchema, roleChangeSchema } from "@/lib/party/members/schema";
import { changeRole, removeMember } from "@/lib/party/members/service";
import { route } from "@/lib/server/route";

export const PATCH = route(
  { who: "dj", params: memberParamsSchema, body: roleChangeSchema },
  async ({ who, params, body }) =>
    changeRole(await ownEvent(who, params.id, "own"), params.djId, body.role),
);

/** A member may leave; to send somebody away takes the owner. */
export const DELETE = route({ who: "dj", params: memberParamsSchema }, async ({ who, params }) => {
  const right = params.djId === who.id ? "see" : "own";
  return removeMember(await ownEvent(who, params.id, right), params.djId);
});
