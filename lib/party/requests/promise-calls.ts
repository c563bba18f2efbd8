import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { idSchema } from "@/lib/calls/params";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { backingAnswerSchema } from "./schema";

const promiseParamsSchema = z.extend(codeParamsSchema, { id: idSchema });

/** The calls about the promise that a song is next. */
export const promiseCalls = {
  hear: {
    method: "PUT",
    path: "/api/events/{code}/requests/{id}/promise",
    who: "guest",
    does: "Says that the guest has seen that their own song is next. DJs are asked before another one goes first.",
    params: promiseParamsSchema,
    answers: { 204: null },
    fails: ["not_found"],
  },
  postpone: {
    method: "DELETE",
    path: "/api/events/{code}/requests/{id}/promise",
    who: "guest",
    does: "Lets another song go before the guest's own, which keeps its turn.",
    params: promiseParamsSchema,
    answers: { 200: backingAnswerSchema },
    fails: ["not_found", "requests_closed", "conflict"],
  },
} as const satisfies Calls;
