import type { Calls } from "@/lib/calls/call";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { linkParamsSchema, linkStateSchema, newLinkSchema, trustSchema } from "./schema";

/** The calls about the secret links of an event, one of each kind. */
export const secretLinkCalls = {
  get: {
    method: "GET",
    path: "/api/dj/events/{id}/links/{kind}",
    who: "dj",
    does: "Returns when the event's secret link of this kind was created, if there is one.",
    params: linkParamsSchema,
    answers: { 200: linkStateSchema },
    fails: ["not_found", "forbidden"],
  },
  create: {
    method: "POST",
    path: "/api/dj/events/{id}/links/{kind}",
    who: "dj",
    does: "Creates a new secret link, which replaces the earlier one; only this answer contains it.",
    params: linkParamsSchema,
    answers: { 201: newLinkSchema },
    fails: ["not_found"],
  },
  revoke: {
    method: "DELETE",
    path: "/api/dj/events/{id}/links/{kind}",
    who: "dj",
    does: "Revokes the secret link.",
    params: linkParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
} as const satisfies Calls;

/** The call by which a phone becomes that of a trusted guest. */
export const trustCalls = {
  enter: {
    method: "POST",
    path: "/api/events/{code}/trust",
    who: "guest",
    does: "Lifts the limits for a guest who presents the secret of the event's link.",
    params: codeParamsSchema,
    body: trustSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
} as const satisfies Calls;
