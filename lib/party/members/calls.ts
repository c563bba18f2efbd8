import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { memberParamsSchema, membersSchema, roleChangeSchema } from "./schema";

/** The calls about the members of an event. */
export const memberCalls = {
  list: {
    method: "GET",
    path: "/api/dj/events/{id}/members",
    who: "dj",
    does: "Lists everybody who has access to the event, except its owner.",
    params: idParamsSchema,
    answers: { 200: membersSchema },
    fails: ["not_found", "forbidden"],
  },
  changeRole: {
    method: "PATCH",
    path: "/api/dj/events/{id}/members/{djId}",
    who: "dj",
    does: "Gives a member another role.",
    params: memberParamsSchema,
    body: roleChangeSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  remove: {
    method: "DELETE",
    path: "/api/dj/events/{id}/members/{djId}",
    who: "dj",
    does: "Removes a member. The owner removes anybody; members remove themselves.",
    params: memberParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
} as const satisfies Calls;
