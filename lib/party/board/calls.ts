import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { idParamsSchema } from "@/lib/calls/params";
import { boardSchema } from "./schema";

export const boardCalls = {
  get: {
    method: "GET",
    path: "/api/dj/events/{id}",
    who: "dj",
    does: "The event, what is playing, and what undo would take back.",
    params: idParamsSchema,
    answers: { 200: z.object({ event: boardSchema }) },
    fails: ["not_found"],
  },
} as const satisfies Calls;
