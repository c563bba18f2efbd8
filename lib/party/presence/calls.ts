import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { presenceSchema } from "./schema";

/** The call by which the DJs of an event learn of each other. */
export const presenceCalls = {
  note: {
    method: "PUT",
    path: "/api/dj/events/{id}/presence",
    who: "dj",
    does: "Says that the DJ has the board open, and returns who else has, and how many guests there are.",
    params: idParamsSchema,
    answers: { 200: presenceSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;
