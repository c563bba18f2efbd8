import { z } from "zod/mini";

/** A DJ who has the board of the same event open. */
export const presentDjSchema = z.object({ id: z.string(), name: z.string() });
export type PresentDj = z.infer<typeof presentDjSchema>;

export const presenceSchema = z.object({ others: z.array(presentDjSchema) });

/** How often a board says that it is open, in milliseconds. */
export const BEAT_MS = 10_000;
/** A board that has been silent for so long is closed: two beats may get lost. */
export const SILENT_MS = 25_000;
