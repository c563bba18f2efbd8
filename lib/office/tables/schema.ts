import { z } from "zod/mini";

export const genres = [
  "House",
  "Disco",
  "Hip-hop",
  "Pop",
  "Techno",
  "Soul",
  "Latin",
  "Drum and bass",
] as const;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** A song of the library. */
export const songSchema = z.object({
  id: z.int(),
  title: text,
  artist: text,
  genre: z.enum(genres),
  /** Beats a minute. */
  bpm: whole(40, 220),
  /** The Camelot key: a place on the wheel of fifths, A for minor and B for major. */
  key: z.string().check(z.regex(/^([1-9]|1[0-2])[AB]$/)),
  /** In seconds. */
  length: whole(1, 7200),
  year: whole(1900, 2100),
  rating: whole(1, 5),
  plays: z.int(),
  /** The day on which it came into the library. */
  added: z.iso.date(),
});
export type Song = z.infer<typeof songSchema>;

export const songColumns = [
  "title",
  "artist",
  "genre",
  "bpm",
  "key",
  "length",
  "year",
  "rating",
  "added",
] as const;
export type SongColumn = (typeof songColumns)[number];

/** What can be corrected in the table itself. */
export const editableColumns = ["title", "artist", "bpm", "key", "year", "rating"] as const;
export type EditableColumn = (typeof editableColumns)[number];

/** Ranges of tempo that go together in a set, with the first beat a minute that is too fast for each. */
export const tempos = ["slow", "medium", "fast", "fastest"] as const;
export type Tempo = (typeof tempos)[number];

export const columnChoiceSchema = z.object({
  order: z.array(z.enum(songColumns)),
  hidden: z.array(z.enum(songColumns)),
  isDense: z.boolean(),
});
export type ColumnChoice = z.infer<typeof columnChoiceSchema>;
