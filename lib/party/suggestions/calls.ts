import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { codeParamsSchema } from "@/lib/party/events/schema";
import { suggestionQuerySchema, suggestionsSchema } from "./schema";

/** The suggestions below the request form. */
export const suggestionCalls = {
  list: {
    method: "GET",
    path: "/api/events/{code}/songs",
    who: "guest",
    does: "Lists up to ten songs that match what is typed.",
    params: codeParamsSchema,
    query: suggestionQuerySchema,
    answers: { 200: suggestionsSchema },
    fails: ["not_found"],
  },
  listForDj: {
    method: "GET",
    path: "/api/dj/events/{id}/songs",
    who: "dj",
    does: "Lists up to ten songs that match what a DJ types, whatever guests see of the queue.",
    params: idParamsSchema,
    query: suggestionQuerySchema,
    answers: { 200: suggestionsSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;
