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
