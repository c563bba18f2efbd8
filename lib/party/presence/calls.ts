import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { presenceSchema } from "./schema";

/** The call by which the DJs of an event learn of each other. */
export const presenceCalls = {
  note: {
    method: "PUT",
    path: "/api/dj/events/{id}/presence",
    who: "dj",
    does: "Reports that the DJ has the board open; returns who else does, and how many guests there are.",
    params: idParamsSchema,
    answers: { 200: presenceSchema },
    fails: ["not_found"],
  },
} as const satisfies Calls;
