import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { type Database, database, write } from "@/lib/db/client";
import { memoized } from "@/lib/process/memoized";
import { singleton } from "@/lib/process/singleton";
import * as db from "./db";
import { nextGeneration, topicOf } from "./imports";
import * as imports from "./imports-db";
import { numbersMissing } from "./missing";
import type { Playlists } from "./schema";
import { tidyUp } from "./tidy";
import * as tracks from "./tracks-db";

type Owner = Pick<Dj, "id">;

/** The generation of each source's last import. */
export async function seenIn(source: Database, djId: string) {
  const rows = await db.sources(source, djId);
  return new Map(rows.map((row) => [row.source, row.generation]));
}

const missing = singleton("missing tracks", () => new Map<string, Promise<number[]>>());
/** For so many libraries it is remembered what is missing: those read last. */
const MOST_KEPT = 200;

/**
 * Returns the numbers of the visible tracks that the last import of their source did not bring. A large library is read
 * in a second, and once until it changes.
 */
export function missingFrom(library: db.LibraryRow) {
  const { djId, generation } = library;
  const kept = missing.get();
  const read = async () => numbersMissing(library, await seenIn(await database(), djId));
  const numbers = memoized(kept, `${djId} ${generation}`, read);
  for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key);
  return numbers;
}

/** Returns these visible tracks, in the order of their numbers as given. */
export async function inOrder(source: Database, library: db.LibraryRow, numbers: number[]) {
  const rows = await tracks.these(source, library, numbers);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** Lists a DJ's playlists, as their programs order them. */
export async function listPlaylists({ id: djId }: Owner): Promise<Playlists> {
  const source = await database();
  const [library] = await db.find(source, { djId });
  if (!library) return { tracks: 0, missing: 0, playlists: [] };
  const rows = await imports.playlists(source, library);
  const gone = await missingFrom(library);
  return {
    tracks: library.tracks,
    missing: gone.length,
    playlists: rows.map(({ key, name, folders, tracks: size, source: from }) => ({
      id: key,
      name,
      folders: JSON.parse(folders) as string[],
      tracks: size,
      source: from,
    })),
  };
}

/** Deletes the tracks that the last import from their source no longer contained. An import under way is given up. */
export async function removeMissing({ id: djId }: Owner) {
  await tidyUp(djId);
  const removed = await write(async (tx) => {
    const generation = await nextGeneration(tx, djId);
    await imports.removeOf(tx, djId);
    const library = await db.lock(tx, djId);
    const gone = await tracks.endMissing(tx, library, await seenIn(tx, djId), generation);
    await db.update(tx, djId, { generation, tracks: library.tracks - gone });
    return gone;
  }, topicOf(djId));
  await tidyUp(djId);
  return { removed };
}

/** Deletes a DJ's library. An import under way is given up. */
export async function clearLibrary({ id: djId }: Owner) {
  await write(async (tx) => {
    const generation = await nextGeneration(tx, djId);
    await imports.removeOf(tx, djId);
    await db.removeSources(tx, djId);
    await tracks.endAll(tx, djId, generation);
    await imports.endAll(tx, djId, generation);
    await db.update(tx, djId, { generation, tracks: 0 });
  }, topicOf(djId));
  await tidyUp(djId);
}
