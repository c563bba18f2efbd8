import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { boardSchema } from "./schema";

/** The call that opens a DJ's board. */
export const boardCalls = {
  get: {
    method: "GET",
    path: "/api/dj/events/{id}",
    who: "dj",
    does: "Returns the event, what is playing, and the next step to undo.",
    params: idParamsSchema,
    answers: { 200: z.object({ event: boardSchema }) },
    fails: ["not_found"],
  },
} as const satisfies Calls;
