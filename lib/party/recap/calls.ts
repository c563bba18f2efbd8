import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { recapParamsSchema } from "./schema";

/** What a guest keeps of a night. */
export const recapCalls = {
  save: {
    method: "GET",
    path: "/api/events/{code}/recap",
    who: "guest",
    does: "Returns the songs of a night that is over as a text to keep: times, titles and artists.",
    params: recapParamsSchema,
    answers: { 200: "text/plain" },
    fails: ["not_found"],
  },
} as const satisfies Calls;

/** The address of a night's list. */
export const recapUrl = (code: string) => addressOf(recapCalls.save, { params: { code } });
