import { z } from "zod/mini";
import { codeParamsSchema } from "@/lib/party/events/schema";

/** A song of the night, and what it was to this guest. */
export const recapSongSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  startedAt: z.string(),
  hearts: z.int(),
  /** The guest asked for it. */
  mine: z.boolean(),
  loved: z.boolean(),
});
export type RecapSong = z.infer<typeof recapSongSchema>;

/** What a night has played, in order. */
export const recapSchema = z.object({
  songs: z.array(recapSongSchema),
  /** Until when guests may read it. */
  keptUntil: z.string(),
});
export type Recap = z.infer<typeof recapSchema>;

export const recapParamsSchema = codeParamsSchema;
