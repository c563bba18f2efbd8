import { z } from "zod/mini";

export const noteColors = ["info", "error", "warning", "success"] as const;

/** A note of the back office. */
export const noteSchema = z.object({
  id: z.int(),
  color: z.enum(noteColors),
  title: z.string(),
  datef: z.iso.datetime(),
  deleted: z.boolean(),
});
export type Note = z.infer<typeof noteSchema>;
