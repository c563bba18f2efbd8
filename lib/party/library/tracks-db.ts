import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import { inserting } from "@/lib/db/deferred";
import { prepared } from "@/lib/db/prepared";
import { slicesOf } from "@/lib/lists/slices";
import type { Wanted } from "./catalogue/measures";
import { FOREVER } from "./db";

interface TrackTable {
  djId: string;
  /** What the library calls it, for good: an import that changes it stores another row of the same number. */
  number: number;
  since: number;
  until: number;
  /** The generation of the last import that brought it. */
  seenIn: number;
  source: string;
  sourceId: string;
  /** Tells whether an import brings it changed. */
  hash: string;
  title: string;
  artist: string;
  album: string;
  genre: string;
  year: number | null;
  /** Seconds. */
  duration: number | null;
  bpm: number | null;
  /** On the Camelot wheel. */
  key: string | null;
  comment: string;
  rating: number | null;
  /** 0 or 1; null if nobody says. */
  explicit: number | null;
  /** What the search compares: see `wordsOfTrack`. */
  words: string;
  /** The recording, and the work that it is a version of. */
  songKey: string;
  workKey: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    libraryTracks: TrackTable;
  }
}

export type TrackRow = TrackTable;

/** Each column: the compiler asks for one that is not here. */
const all: Record<keyof TrackRow, true> = {
  djId: true,
  number: true,
  since: true,
  until: true,
  seenIn: true,
  source: true,
  sourceId: true,
  hash: true,
  title: true,
  artist: true,
  album: true,
  genre: true,
  year: true,
  duration: true,
  bpm: true,
  key: true,
  comment: true,
  rating: true,
  explicit: true,
  words: true,
  songKey: true,
  workKey: true,
};

export const insert = inserting("libraryTracks", Object.keys(all) as (keyof TrackRow)[]);

/** The newest rows of these tracks of a source, those of an unfinished import included. */
export function newest(db: Database, djId: string, source: string, sourceIds: string[]) {
  if (sourceIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("libraryTracks")
    .select(["number", "since", "seenIn", "sourceId", "hash"])
    .where("djId", "=", djId)
    .where("source", "=", source)
    .where("sourceId", "in", sourceIds)
    .where("until", "=", FOREVER)
    .execute();
}

export async function markSeen(tx: Tx, djId: string, seenIn: number, numbers: number[]) {
  if (numbers.length === 0) return;
  await tx
    .updateTable("libraryTracks")
    .set({ seenIn })
    .where("djId", "=", djId)
    .where("number", "in", numbers)
    .where("until", "=", FOREVER)
    .execute();
}

/** Lets these rows be visible no more from a generation on. */
export async function endAt(tx: Tx, djId: string, until: number, numbers: number[]) {
  if (numbers.length === 0) return;
  await tx
    .updateTable("libraryTracks")
    .set({ until })
    .where("djId", "=", djId)
    .where("number", "in", numbers)
    .where("until", "=", FOREVER)
    .execute();
}

/** Deletes what an unfinished import has stored of these tracks so far. */
export async function removeStored(tx: Tx, djId: string, since: number, numbers: number[]) {
  if (numbers.length === 0) return;
  await tx
    .deleteFrom("libraryTracks")
    .where("djId", "=", djId)
    .where("number", "in", numbers)
    .where("since", "=", since)
    .execute();
}

/** The next tracks by number, of all generations, to tidy up. */
export function slice(db: Database, djId: string, after: number, limit: number) {
  return db
    .selectFrom("libraryTracks")
    .select(["number", "since", "until"])
    .where("djId", "=", djId)
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();
}

/** Of the tracks from one number to another, deletes the rows that no longer count, and those that never did. */
export async function tidy(
  tx: Tx,
  djId: string,
  [from, to]: [number, number],
  { generation, isAll }: { generation: number; isAll: boolean },
) {
  const rows = () =>
    tx
      .deleteFrom("libraryTracks")
      .where("djId", "=", djId)
      .where("number", ">=", from)
      .where("number", "<=", to);
  if (isAll) return rows().execute();
  await rows()
    .where((row) => row.or([row("until", "<=", generation), row("since", ">", generation)]))
    .execute();
  return tx
    .updateTable("libraryTracks")
    .set({ until: FOREVER })
    .where("djId", "=", djId)
    .where("number", ">=", from)
    .where("number", "<=", to)
    .where("until", "!=", FOREVER)
    .execute();
}

type Visible = { djId: string; generation: number };

/** The visible tracks of a library. */
export function visible(db: Database, { djId, generation }: Visible) {
  return db
    .selectFrom("libraryTracks")
    .where("libraryTracks.djId", "=", djId)
    .where("since", "<=", generation)
    .where("until", ">", generation);
}

/** What the search keeps of the next tracks by number. */
export const wordsAfter = prepared((db, { djId, generation, after }: Visible & { after: number }) =>
  db
    .selectFrom("libraryTracks")
    .select(["number", "words", "rating", "genre", "key", "bpm"])
    .select(["title", "artist", "songKey", "explicit"])
    .where("djId", "=", djId)
    .where("number", ">", after)
    .where("since", "<=", generation)
    .where("until", ">", generation)
    .orderBy("number")
    .limit(SLICE),
);
/** From where the next tracks by number are, and when they last came. */
export const sourcesAfter = prepared(
  (db, { djId, generation, after }: Visible & { after: number }) =>
    db
      .selectFrom("libraryTracks")
      .select(["number", "source", "seenIn"])
      .where("djId", "=", djId)
      .where("number", ">", after)
      .where("since", "<=", generation)
      .where("until", ">", generation)
      .orderBy("number")
      .limit(SLICE),
);
/** So many rows at a time: nobody else waits longer than some milliseconds. */
export const SLICE = 250;

/** The visible ones among these tracks, in any order. */
export function these(db: Database, library: Visible, numbers: number[]) {
  if (numbers.length === 0) return Promise.resolve([]);
  return visible(db, library).selectAll().where("number", "in", numbers).execute();
}

/** The visible tracks of a recording, oldest first. */
export function ofSong(db: Database, library: Visible, songKey: string) {
  return visible(db, library)
    .selectAll()
    .where("songKey", "=", songKey)
    .orderBy("number")
    .limit(MOST_EDITIONS)
    .execute();
}
/** Nobody owns more editions of a song that matter. */
const MOST_EDITIONS = 20;

/** Stands between title and artist of a work. */
export const BEHIND_TITLE = "\u001f";

/** The visible tracks of these works, those that end behind the title being all of that title; the oldest first. */
export function ofWorks(db: Database, library: Visible, works: string[]) {
  const titles = works.filter((work) => work.endsWith(BEHIND_TITLE));
  return visible(db, library)
    .selectAll()
    .where((row) =>
      row.or([
        row("workKey", "in", works),
        ...titles.map((title) =>
          row.and([row("workKey", ">=", title), row("workKey", "<", after(title))]),
        ),
      ]),
    )
    .orderBy("number")
    .limit(MOST_OF_WORKS)
    .execute();
}
/** Five editions of each that is asked for at once. */
const MOST_OF_WORKS = 1000;

/** Which of these songs are visible, those that end behind the title being all of that title. */
export function songsAmong(db: Database, library: Visible, songKeys: string[]) {
  const titles = songKeys.filter((key) => key.endsWith(BEHIND_TITLE));
  return visible(db, library)
    .select("songKey")
    .distinct()
    .where((row) =>
      row.or([
        row("songKey", "in", songKeys),
        ...titles.map((title) =>
          row.and([row("songKey", ">=", title), row("songKey", "<", after(title))]),
        ),
      ]),
    )
    .execute();
}

/** What comes after all that begins like this. */
function after(title: string) {
  return `${title.slice(0, -1)}\u0020`;
}

type Part = { limit: number; offset: number; wanted: Wanted; without: number[] };

/** One page of the visible tracks that are wanted by key and tempo, by title, `without` these. */
export function page(db: Database, library: Visible, { limit, offset, wanted, without }: Part) {
  const { keys, bpmFrom, bpmTo } = wanted;
  let query = visible(db, library).selectAll();
  if (keys) query = query.where("key", "in", keys);
  // As `Measures` rounds.
  if (bpmFrom !== undefined) query = query.where("bpm", ">=", bpmFrom - 0.5);
  if (bpmTo !== undefined) query = query.where("bpm", "<", bpmTo + 0.5);
  if (without.length > 0) query = query.where("number", "not in", without);
  return query.orderBy("workKey").orderBy("number").limit(limit).offset(offset).execute();
}

/** Which of the visible tracks are these songs. */
export function numbersOfSongs(db: Database, library: Visible, songKeys: string[]) {
  return visible(db, library)
    .select(["number", "songKey"])
    .where("songKey", "in", songKeys)
    .execute();
}

/**
 * Lets the visible tracks that the last import of their source did not bring be visible no more from a generation on,
 * and returns how many these are. `seen` has the generation of each source.
 */
export async function endMissing(
  tx: Tx,
  library: Visible,
  seen: Map<string, number>,
  until: number,
) {
  if (seen.size === 0) return 0;
  const rows = await visible(tx, library)
    .where((row) =>
      row.or(
        [...seen].map(([source, generation]) =>
          row.and([row("source", "=", source), row("seenIn", "<", generation)]),
        ),
      ),
    )
    .select("number")
    .orderBy("number")
    .execute();
  const numbers = rows.map(({ number }) => number);
  // Fewer at a time than either engine takes values.
  for (const some of slicesOf(numbers, AT_ONCE)) await endAt(tx, library.djId, until, some);
  return numbers.length;
}
const AT_ONCE = 5000;

export function endAll(tx: Tx, djId: string, until: number) {
  return tx
    .updateTable("libraryTracks")
    .set({ until })
    .where("djId", "=", djId)
    .where("until", ">", until)
    .execute();
}
