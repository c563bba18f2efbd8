import { z } from "zod/mini";

/** A DJ who has the board of the same event open. */
export const presentDjSchema = z.object({ id: z.string(), name: z.string() });
export type PresentDj = z.infer<typeof presentDjSchema>;

export const presenceSchema = z.object({
  others: z.array(presentDjSchema),
  /** How many guests are behind the event's requests by now. */
  guests: z.int(),
});
export type Presence = z.infer<typeof presenceSchema>;
