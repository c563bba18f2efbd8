import { z } from "zod/mini";
import { idSchema } from "@/lib/calls/params";

/** The query of an export: its format. */
export const exportQuerySchema = z.object({ format: z._default(z.enum(["csv"]), "csv") });

/** What of an event becomes a list: its queue, what was played, or what waits. */
export const songLists = ["queue", "played", "wishes"] as const;
export type SongList = (typeof songLists)[number];
export const songListParamsSchema = z.object({ id: idSchema, list: z.enum(songLists) });

/** A track of the library that a song is tied to, and what its program calls it. */
const listedTrackSchema = z.object({
  source: z.string(),
  sourceId: z.string(),
  album: z.string(),
  genre: z.string(),
  bpm: z.nullable(z.number()),
  key: z.nullable(z.string()),
});

const listedSongSchema = z.object({
  title: z.string(),
  artist: z.string(),
  /** Seconds. */
  duration: z.nullable(z.number()),
  /** Null for a song that the library does not have. */
  track: z.nullable(listedTrackSchema),
});
export type ListedSong = z.infer<typeof listedSongSchema>;

/** Songs in the order of the list. None of them says who asked for it. */
export const songListSchema = z.object({
  /** Whose library it is: the device of this account knows where the files lie. */
  owner: idSchema,
  /** Without an ending. */
  fileName: z.string(),
  songs: z.array(listedSongSchema),
});
