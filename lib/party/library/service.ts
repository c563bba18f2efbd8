import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { pageCountOf } from "@/lib/calls/list-page";
import { type Database, database, write } from "@/lib/db/client";
import { catalogueOf } from "./catalogues";
import * as db from "./db";
import { nextGeneration, topicOf } from "./imports";
import * as imports from "./imports-db";
import { numbersMissing } from "./missing";
import { trackOf } from "./rules";
import type { Playlists, Tracks, TracksQuery } from "./schema";
import { tidyUp } from "./tidy";
import * as tracks from "./tracks-db";

type Owner = Pick<Dj, "id">;

/** A search lists its best tracks: nobody pages through more. */
const MOST_FOUND = 500;

/** Returns one page of a DJ's tracks. @throws AppError `not_found` for a playlist that is gone */
export async function listTracks({ id: djId }: Owner, query: TracksQuery): Promise<Tracks> {
  const source = await database();
  const { page, pageSize } = query;
  const empty = { tracks: [], page, pageSize, pageCount: 1, total: 0, understood: null };
  const [library] = await db.find(source, { djId });
  if (!library) {
    if (query.playlist) throw new AppError("not_found");
    return empty;
  }
  const seen = await seenIn(source, djId);
  const { rows, total, understood = null } = await pageOf(source, library, query, seen);
  const pageCount = pageCountOf(total, pageSize);
  const listed = rows.map((row) => trackOf(row, seen));
  return { tracks: listed, page, pageSize, pageCount, total, understood };
}

/** The generation of each source's last import. */
async function seenIn(source: Database, djId: string) {
  const rows = await db.sources(source, djId);
  return new Map(rows.map((row) => [row.source, row.generation]));
}

type Page = { rows: tracks.TrackRow[]; total: number; understood?: string | null };

async function pageOf(
  source: Database,
  library: db.LibraryRow,
  { search, filter, playlist, page, pageSize }: TracksQuery,
  seen: Map<string, number>,
): Promise<Page> {
  const offset = (page - 1) * pageSize;
  const numbers = playlist
    ? await numbersOf(source, library, [playlist])
    : filter === "missing"
      ? await numbersMissing(library, seen)
      : undefined;
  if (search) {
    const found = await catalogueOf(library.djId);
    const allowed = numbers && found?.catalogue.allow(numbers);
    const best = found?.catalogue.search(search, MOST_FOUND, allowed);
    const ordered = best?.tracks.slice(offset, offset + pageSize) ?? [];
    const total = Math.min(best?.total ?? 0, MOST_FOUND);
    return {
      rows: await inOrder(source, library, ordered),
      total,
      understood: best?.understood ?? null,
    };
  }
  if (numbers) {
    const some = numbers.slice(offset, offset + pageSize);
    return { rows: await inOrder(source, library, some), total: numbers.length };
  }
  const part = { limit: pageSize, offset };
  return { rows: await tracks.page(source, library, part), total: library.tracks };
}

/** Returns these visible tracks, in the order of their numbers as given. */
export async function inOrder(source: Database, library: db.LibraryRow, numbers: number[]) {
  const rows = await tracks.these(source, library, numbers);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** The tracks of these playlists. @throws AppError `not_found` if none of them is there */
export async function numbersOf(source: Database, library: db.LibraryRow, keys: string[]) {
  const all = await imports.playlists(source, library);
  const ids = all.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  if (ids.length === 0) throw new AppError("not_found");
  return imports.numbersIn(source, ids);
}

/** Lists a DJ's playlists, as their programs order them. */
export async function listPlaylists({ id: djId }: Owner): Promise<Playlists> {
  const source = await database();
  const [library] = await db.find(source, { djId });
  if (!library) return { tracks: 0, missing: 0, playlists: [] };
  const rows = await imports.playlists(source, library);
  const missing = await numbersMissing(library, await seenIn(source, djId));
  return {
    tracks: library.tracks,
    missing: missing.length,
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
