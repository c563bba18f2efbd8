import { z } from "zod/mini";
import { trackIdSchema } from "./track";

/** A track that a song may be played from. */
export const editionSchema = z.object({
  id: trackIdSchema,
  title: z.string(),
  artist: z.string(),
  /** "Radio Edit"; empty for the song as it is. */
  version: z.string(),
  /** Seconds. */
  duration: z.nullable(z.number()),
  bpm: z.nullable(z.number()),
  key: z.nullable(z.string()),
  genre: z.string(),
  /** Whether the song means it as long as nobody says otherwise. */
  isMeant: z.boolean(),
});
export type Edition = z.infer<typeof editionSchema>;

/** What a request's `trackId` is where somebody has said that it is none of the library's. */
export const NO_TRACK = "";

/** The track that a request means: the one that it is tied to, else the one that it means by itself. */
export function meantOf(trackId: string | null, editions: readonly Edition[]) {
  if (trackId === NO_TRACK) return undefined;
  return editions.find(({ id, isMeant }) => (trackId === null ? isMeant : id === trackId));
}
