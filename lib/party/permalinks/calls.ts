import type { Calls } from "@/lib/calls/call";
import { permalinkAnswerSchema, permalinkParamsSchema } from "./schema";

/** The call of a guest who opens a DJ's permanent link. */
export const permalinkCalls = {
  follow: {
    method: "GET",
    path: "/api/permalinks/{name}",
    who: "anyone",
    does: "Returns where a DJ's permanent link leads: to the running event, to the next one, or nowhere yet.",
    params: permalinkParamsSchema,
    answers: { 200: permalinkAnswerSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;
