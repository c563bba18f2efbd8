import { addressOf } from "@/lib/calls/address";
import type { Calls } from "@/lib/calls/call";
import { wishesQuerySchema, wishesSchema } from "./schema";

/** What guests wish and the library does not have. */
export const wishCalls = {
  list: {
    method: "GET",
    path: "/api/dj/library/wished",
    who: "dj",
    does: "Lists the songs that guests wish and the event's owner does not have, of one event or of all that the DJ works at.",
    query: wishesQuerySchema,
    answers: { 200: wishesSchema },
    fails: ["not_found", "forbidden"],
  },
} as const satisfies Calls;

export const wishesKey = (event?: string) =>
  addressOf(wishCalls.list, { query: event ? { event } : {} });
