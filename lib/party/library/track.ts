import { z } from "zod/mini";
import { artistSchema, titleSchema } from "@/lib/party/songs/schema";
import { lineSchema } from "@/lib/text/lines";

/** The most that one call brings of each: about 150 KiB. */
export const MOST_ROWS = 500;
/** How deep the folders of a DJ program go, and more. */
const MOST_FOLDERS = 12;
const LONGEST_NAME = 200;
export const LONGEST_COMMENT = 500;

/** Where tracks come from: a DJ program, or one list by its file's name. Each is imported again by itself. */
const sources = ["rekordbox", "traktor", "virtualdj", "serato", "engine", "mixxx", "itunes"];
export const sourceSchema = lineSchema(LONGEST_NAME).check(
  z.refine((source) => sources.includes(source) || /^list:./u.test(source)),
);

/** "8A": the hour of the Camelot wheel, A minor and B major. */
export const camelotSchema = z.string().check(z.regex(/^(?:[1-9]|1[0-2])[AB]$/));

/** A text that the DJ's program may leave out; then it is empty. */
const saidSchema = (length: number) => z._default(lineSchema(length), "");
const knownSchema = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** What is known of a track, whichever program it comes from. Paths of files are not among it. */
export const trackFields = {
  title: titleSchema,
  artist: z._default(artistSchema, ""),
  album: saidSchema(LONGEST_NAME),
  genre: saidSchema(LONGEST_NAME),
  year: knownSchema(z.int().check(z.gte(1), z.lte(9999))),
  /** In seconds. */
  duration: knownSchema(z.number().check(z.gte(0), z.lte(86_400 * 7))),
  bpm: knownSchema(z.number().check(z.gt(0), z.lte(1000))),
  key: knownSchema(camelotSchema),
  comment: saidSchema(LONGEST_COMMENT),
  /** Stars. */
  rating: knownSchema(z.int().check(z.gte(0), z.lte(5))),
  explicit: knownSchema(z.boolean()),
};

/** A track as an import sends it. */
export const newTrackSchema = z.strictObject({
  /** What its source calls it, once per source, and again at the next import. */
  sourceId: lineSchema(64).check(z.minLength(1)),
  ...trackFields,
});
export type NewTrack = z.infer<typeof newTrackSchema>;

/** A part of a playlist: parts of the same name in the same folders follow each other. */
export const playlistPartSchema = z.strictObject({
  name: lineSchema(LONGEST_NAME).check(z.minLength(1)),
  folders: z.array(lineSchema(LONGEST_NAME)).check(z.maxLength(MOST_FOLDERS)),
  sourceIds: z.array(lineSchema(64)).check(z.maxLength(MOST_ROWS)),
});
export type PlaylistPart = z.infer<typeof playlistPartSchema>;

/** What a library calls a track. */
export const trackIdSchema = z.string().check(z.regex(/^\d{1,9}$/));

/** A track of a DJ's library. */
export const trackSchema = z.object({
  id: trackIdSchema,
  source: z.string(),
  title: z.string(),
  artist: z.string(),
  album: z.string(),
  genre: z.string(),
  year: z.nullable(z.int()),
  duration: z.nullable(z.number()),
  bpm: z.nullable(z.number()),
  key: z.nullable(z.string()),
  comment: z.string(),
  rating: z.nullable(z.int()),
  explicit: z.nullable(z.boolean()),
  /** Whether the last import of its source brought it no more. */
  isMissing: z.boolean(),
});
export type Track = z.infer<typeof trackSchema>;
