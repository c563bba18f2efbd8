import { foldText } from "@/lib/text/fold";
import { latinDigits, wholeNumber } from "@/lib/text/latin-digits";
import {
  type EditableColumn,
  type Song,
  type SongColumn,
  songColumns,
  songSchema,
  type Tempo,
} from "./schema";

type Asked = {
  search: string;
  genre: Song["genre"] | undefined;
  tempo: Tempo | undefined;
  /** The word for a genre, in the visitor's language. */
  genreText: (genre: Song["genre"]) => string;
};

/** Beats a minute, from the first to below the second. */
const TEMPOS: Record<Tempo, readonly [number, number]> = {
  slow: [0, 100],
  medium: [100, 120],
  fast: [120, 130],
  fastest: [130, Number.POSITIVE_INFINITY],
};

/** The songs that have every word of the search in title, artist or genre, and fit genre and tempo. */
export function matching(songs: readonly Song[], { search, genre, tempo, genreText }: Asked) {
  const words = foldText(search).split(/\s+/);
  const [from, to] = tempo ? TEMPOS[tempo] : [0, Number.POSITIVE_INFINITY];
  return songs.filter((song) => {
    if (genre && song.genre !== genre) return false;
    if (song.bpm < from || song.bpm >= to) return false;
    const text = foldText([song.title, song.artist, genreText(song.genre)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** The keys that mix with this one: itself, its neighbours on the wheel, and the other mode. */
export function mixingKeys(key: string) {
  const number = Number.parseInt(key, 10);
  const mode = key.slice(-1);
  const around = (step: number) => `${((number + step + 11) % 12) + 1}${mode}`;
  return [key, around(-1), around(1), `${number}${mode === "A" ? "B" : "A"}`];
}

/** How far a deck's tempo can be moved before people hear it. */
const REACH = 0.03;

/** The songs that mix best with this one: in a key that fits, the nearest tempo first. */
export function mixesWith(song: Song, songs: readonly Song[], most: number) {
  const keys = mixingKeys(song.key);
  const distance = ({ bpm }: Song) => Math.abs(bpm - song.bpm);
  return songs
    .filter((one) => one.id !== song.id && keys.includes(one.key))
    .filter((one) => distance(one) <= song.bpm * REACH)
    .sort((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, most);
}

/** A length as a player shows it: 3:05. */
export function lengthText(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The value that a visitor means by what they typed; undefined when it does not fit the column. */
export function readCell(column: EditableColumn, typed: string) {
  const field = songSchema.shape[column];
  const isText = column === "title" || column === "artist" || column === "key";
  const value = isText ? typed.trim() : wholeNumber(typed);
  const { success, data } = field.safeParse(
    column === "key" ? latinDigits(String(value)).toUpperCase() : value,
  );
  return success ? data : undefined;
}

/** The columns with one of them moved by a step; unchanged at either end. */
export function moved(order: readonly SongColumn[], column: SongColumn, step: 1 | -1) {
  const from = order.indexOf(column);
  const to = from + step;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, column);
}

/** All columns, those that are kept in their order first: a later version may know more. */
export function completed(order: readonly SongColumn[]) {
  const known = [...new Set(order)];
  return [...known, ...songColumns.filter((column) => !known.includes(column))];
}
