import type { Calls } from "@/lib/calls/call";
import { requestParamsSchema } from "./calls";
import { backingAnswerSchema } from "./schema";

/** The calls about the promise that a song is next. */
export const promiseCalls = {
  hear: {
    method: "PUT",
    path: "/api/events/{code}/requests/{id}/promise",
    who: "guest",
    does: "Says that the guest has seen that their own song is next. DJs are asked before another one goes first.",
    params: requestParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  postpone: {
    method: "DELETE",
    path: "/api/events/{code}/requests/{id}/promise",
    who: "guest",
    does: "Lets another song go before the guest's own, which keeps its turn.",
    params: requestParamsSchema,
    answers: { 200: backingAnswerSchema },
    fails: ["not_found", "requests_closed", "conflict"],
  },
} as const satisfies Calls;
