import { z } from "zod/mini";

/** A DJ who has the board of the same event open. */
export const presentDjSchema = z.object({ id: z.string(), name: z.string() });
export type PresentDj = z.infer<typeof presentDjSchema>;

export const presenceSchema = z.object({ others: z.array(presentDjSchema) });
