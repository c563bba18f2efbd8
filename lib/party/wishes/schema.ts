import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";

export const wishesQuerySchema = z.object({
  /** Of this event only. */
  event: z.optional(idSchema),
});

const wishedSongSchema = z.object({
  title: z.string(),
  artist: z.string(),
  /** How many guests wished it. */
  guests: z.int(),
  /** The events at which they did, the newest first. */
  events: z.array(z.string()),
});
export type WishedSong = z.infer<typeof wishedSongSchema>;

const wishedNightSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** When it opened, or was created. */
  at: z.string(),
});

/** What guests wish and the library does not have. None of it says who they are. */
export const wishesSchema = z.object({
  /** The most wished first. */
  songs: z.array(wishedSongSchema),
  /** All events that the DJ works at, the newest first. */
  events: z.array(wishedNightSchema),
  /** Without an ending. */
  fileName: z.string(),
});
export type Wishes = z.infer<typeof wishesSchema>;
