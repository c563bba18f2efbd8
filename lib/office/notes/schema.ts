import { z } from "zod/mini";
import { type Call, names } from "@/lib/calls/call";

export const noteColors = ["info", "error", "warning", "success"] as const;

export const noteSchema = z.object({
  id: z.int(),
  color: z.enum(noteColors),
  title: z.string(),
  datef: z.iso.datetime(),
  deleted: z.boolean(),
});
export type Note = z.infer<typeof noteSchema>;
names.add(noteSchema, { id: "Note" });

export const noteCalls = {
  list: {
    method: "GET",
    path: "/api/data/notes/NotesData",
    does: "The four sample notes.",
    answer: z.array(noteSchema),
  },
} as const satisfies Record<string, Call>;
