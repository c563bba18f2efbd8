import "server-only";
import { type Database, database } from "@/lib/db/client";
import { slicesOf } from "@/lib/lists/slices";
import { singleton } from "@/lib/process/singleton";
import { catalogueOf } from "./catalogues";
import * as db from "./db";
import * as imports from "./imports-db";
import { inOrder } from "./service";
import * as tracks from "./tracks-db";

export type { Found } from "./catalogues";

/** A track as the rest of the product knows it. */
export type OwnTrack = {
  id: string;
  number: number;
  title: string;
  artist: string;
  /** Seconds. */
  duration: number | null;
  bpm: number | null;
  key: string | null;
  genre: string;
  explicit: boolean;
  songKey: string;
  workKey: string;
};

type OwnRow = Pick<tracks.TrackRow, Exclude<keyof OwnTrack, "id" | "explicit"> | "explicit">;

export function ownTrack(row: OwnRow): OwnTrack {
  const { number, title, artist, duration, bpm, key, genre, explicit, songKey, workKey } = row;
  const song = { title, artist, duration, bpm, key, genre, songKey, workKey };
  return { id: String(number), number, ...song, explicit: explicit === 1 };
}

/** Returns a DJ's library ready to search; undefined if they have none. */
export function openLibrary(djId: string) {
  return catalogueOf(djId);
}

/** A DJ's library, if anything is in it. */
export async function visibleLibrary(source: Database, djId: string) {
  const [library] = await db.find(source, { djId });
  return library && library.tracks > 0 ? library : undefined;
}

/** Returns these tracks of a library, in this order, as far as they are still there. */
export async function ownTracks(library: db.LibraryRow, numbers: number[]) {
  return (await inOrder(await database(), library, numbers)).map(ownTrack);
}

/** Returns a track of a DJ's library; undefined if it is there no more. */
export async function ownTrackOf(source: Database, djId: string, id: string) {
  const library = await visibleLibrary(source, djId);
  const [row] = library ? await tracks.these(source, library, [Number(id)]) : [];
  return row && ownTrack(row);
}

/** Returns the DJ's tracks of a song, the oldest first. */
export async function tracksOfSong(source: Database, djId: string, songKey: string) {
  const library = await visibleLibrary(source, djId);
  if (!library) return [];
  return (await tracks.ofSong(source, library, songKey)).map(ownTrack);
}

/** Returns the numbers of the tracks in these playlists of a DJ, as far as these exist. */
export async function numbersIn(djId: string, playlists: string[], given?: Database) {
  const source = given ?? (await database());
  const library = await visibleLibrary(source, djId);
  if (!library) return [];
  const all = await imports.playlists(source, library);
  const ids = all.filter(({ key }) => playlists.includes(key)).map(({ id }) => id);
  return imports.numbersIn(source, ids);
}

/** Returns what lists for DJ programs say of these tracks, by id, as far as they are still there. */
export async function listedTracks(djId: string, ids: string[]) {
  const source = await database();
  const library = await visibleLibrary(source, djId);
  const rows = library ? await tracks.these(source, library, ids.map(Number)) : [];
  return new Map(
    rows.map(({ number, title, artist, duration, source: from, sourceId, ...row }) => {
      const { album, genre, bpm, key } = row;
      const listed = { title, artist, duration, source: from, sourceId, album, genre, bpm, key };
      return [String(number), listed];
    }),
  );
}

/** So many songs are looked up in one statement: fewer than either engine takes. */
const AT_ONCE = 200;
/** Libraries of which answers are kept, and how many of each: some ten megabytes. */
const [MOST_KNOWN, MOST_ANSWERS] = [20, 20_000];

type Answers = { generation: number; isOwned: Map<string, boolean> };
const known = singleton("what libraries have", () => new Map<string, Answers>());

/** Which of these a library has, as `ask` tells of some at a time: each is looked up once, until the library changes. */
async function ownedAmong(
  { djId, generation }: db.LibraryRow,
  keys: string[],
  ask: (some: string[]) => Promise<ReadonlySet<string>>,
) {
  const all = known.get();
  const before = all.get(djId);
  const isUsable = before?.generation === generation && before.isOwned.size < MOST_ANSWERS;
  const { isOwned } = isUsable ? before : { isOwned: new Map<string, boolean>() };
  all.delete(djId);
  all.set(djId, { generation, isOwned });
  for (const id of all.keys()) if (all.size > MOST_KNOWN) all.delete(id);
  const asked = keys.filter((key) => !isOwned.has(key));
  for (const some of slicesOf(asked, AT_ONCE)) {
    const owned = await ask(some);
    for (const key of some) isOwned.set(key, owned.has(key));
  }
  return new Set(keys.filter((key) => isOwned.get(key)));
}

/** Returns which of these songs a DJ has, by their keys; of a title without an artist, anybody's counts. */
export async function ownedSongs(source: Database, djId: string, songKeys: string[]) {
  const library = await visibleLibrary(source, djId);
  if (!library) return new Set<string>();
  return ownedAmong(library, songKeys, async (some) => {
    const rows = await tracks.songsAmong(source, library, some);
    return new Set(
      rows.flatMap(({ songKey }) => [
        songKey,
        songKey.slice(0, songKey.indexOf(tracks.BEHIND_TITLE) + 1),
      ]),
    );
  });
}

/** Returns which of a DJ's tracks are these songs, or these very tracks. */
export async function songNumbers(
  source: Database,
  djId: string,
  { keys, ids }: { keys: string[]; ids: string[] },
) {
  const library = await visibleLibrary(source, djId);
  const found = new Map<number, string>();
  if (!library) return [];
  for (const some of slicesOf(keys, AT_ONCE)) {
    const rows = await tracks.numbersOfSongs(source, library, some);
    for (const { number, songKey } of rows) found.set(number, songKey);
  }
  for (const some of slicesOf(ids, AT_ONCE)) {
    const rows = await tracks.these(source, library, some.map(Number));
    for (const { number, songKey } of rows) found.set(number, songKey);
  }
  return [...found].map(([number, songKey]) => ({ number, songKey }));
}

/** Returns which of these tracks a DJ still has. */
export async function ownedIds(source: Database, djId: string, ids: string[]) {
  const library = await visibleLibrary(source, djId);
  if (!library) return new Set<string>();
  return ownedAmong(library, ids, async (some) => {
    const rows = await tracks.these(source, library, some.map(Number));
    return new Set(rows.map(({ number }) => String(number)));
  });
}
