import { z } from "zod/mini";
import type { Calls } from "@/lib/calls/call";
import { noteSchema } from "./schema";

/** The sample notes. */
export const noteCalls = {
  list: {
    method: "GET",
    path: "/api/data/notes/NotesData",
    who: "anyone",
    does: "Lists the four sample notes.",
    answers: { 200: z.array(noteSchema) },
  },
} as const satisfies Calls;
