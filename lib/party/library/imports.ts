import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, settleWrites, type Tx, write } from "@/lib/db/client";
import { slicesOf } from "@/lib/lists/slices";
import { resting } from "@/lib/process/resting";
import { catalogueOf } from "./catalogues";
import * as db from "./db";
import * as imports from "./imports-db";
import { numbersMissing } from "./missing";
import { rowOf } from "./rules";
import type { NewImport, Report, Rows } from "./schema";
import { tidyUp } from "./tidy";
import type { PlaylistPart } from "./track";
import * as tracks from "./tracks-db";

type Owner = Pick<Dj, "id">;

/** More would be no DJ's, but somebody filling the disk. */
export const MOST_TRACKS = 300_000;
const MOST_PLAYLISTS = 5000;

/** Writes of one library go on one after the other. */
export const topicOf = (djId: string) => `library:${djId}`;

/**
 * Begins an import. One at a time: what an earlier one has left unfinished is given up, unless this one gives way to
 * what began after `givesWayTo` (ISO). @throws AppError `conflict` when it gives way
 */
export async function beginImport(
  { id: djId }: Owner,
  { source, fileName }: NewImport,
  givesWayTo?: string,
) {
  await tidyUp(djId);
  const id = randomUUID();
  await write(async (tx) => {
    const generation = await nextGeneration(tx, djId);
    if (givesWayTo && (await imports.begunAfter(tx, djId, givesWayTo))) {
      throw new AppError("conflict");
    }
    await imports.removeOf(tx, djId);
    const counts = { parts: 0, added: 0, updated: 0, unchanged: 0, playlists: 0 };
    const startedAt = new Date().toISOString();
    await imports.insert(tx, { id, djId, source, fileName, generation, ...counts, startedAt });
  }, topicOf(djId));
  return { id };
}

/** Returns a generation that was given to nobody, of a locked library. */
export async function nextGeneration(tx: Tx, djId: string) {
  const lastGeneration = (await db.lock(tx, djId)).lastGeneration + 1;
  await db.update(tx, djId, { lastGeneration });
  return lastGeneration;
}

/** So many tracks are stored by one write: a few milliseconds, in which guests wait. */
const AT_ONCE = 25;

/**
 * Stores the next part of an import, out of sight. Whatever interrupts it, the part may be sent again.
 * @throws AppError `not_found`, also of an import that was given up; `conflict` when a part is missing before it;
 * `too_many`
 */
export async function addRows({ id: djId }: Owner, id: string, { part, ...rows }: Rows) {
  const given = [...new Map(rows.tracks.map((track) => [track.sourceId, track])).values()];
  const rest = resting();
  for (const next of slicesOf(given, AT_ONCE)) {
    // First after the reading of the call's body, which takes as long as a write.
    await rest();
    // Before the write, because whoever else writes waits for it.
    const some = next.map((track) => rowOf(track, djId));
    await storeInPart(djId, id, part, (tx, library, found) =>
      storeTracks(tx, library, found, some),
    );
  }
  await rest();
  const stored = await storeInPart(djId, id, part, async (tx, _library, found) => ({
    ...found,
    playlists: await storePlaylists(tx, found, rows.playlists),
    parts: part + 1,
  }));
  await settleWrites();
  return stored;
}

type Stored = Pick<imports.ImportRow, "added" | "updated" | "unchanged">;

/** Stores something of a part, unless the whole part is there. */
function storeInPart(
  djId: string,
  id: string,
  part: number,
  store: (tx: Tx, library: db.LibraryRow, found: imports.ImportRow) => Promise<Stored>,
) {
  return write(async (tx) => {
    const library = await db.lock(tx, djId);
    const found = await imports.find(tx, djId, id);
    if (!found) throw new AppError("not_found");
    if (part > found.parts) throw new AppError("conflict");
    if (part < found.parts) return { received: receivedBy(found) };
    const after = await store(tx, library, found);
    await imports.update(tx, id, after);
    return { received: receivedBy(after) };
  }, topicOf(djId));
}

function receivedBy({ added, updated, unchanged }: Omit<Report, "missing">) {
  return added + updated + unchanged;
}

/** Stores what is new or changed, and returns the import's counts after it. */
async function storeTracks(
  tx: Tx,
  library: db.LibraryRow,
  { djId, source, generation, added, updated, unchanged }: imports.ImportRow,
  given: tracks.TrackRow[],
) {
  const ids = given.map(({ sourceId }) => sourceId);
  const newest = await tracks.newest(tx, djId, source, ids);
  const known = new Map(newest.map((row) => [row.sourceId, row]));
  let { lastNumber } = library;
  const stored = given.map((row) => {
    const was = known.get(row.sourceId);
    row.number = was?.number ?? ++lastNumber;
    [row.source, row.since, row.seenIn] = [source, generation, generation];
    return { row, was, isSame: was?.hash === row.hash };
  });
  if (lastNumber > MOST_TRACKS + library.tracks || library.tracks + added > MOST_TRACKS) {
    throw new AppError("too_many");
  }
  const changed = stored.filter(({ isSame }) => !isSame);
  const before = changed.flatMap(({ was }) =>
    was && was.since !== generation ? [was.number] : [],
  );
  const again = changed.flatMap(({ was }) => (was?.since === generation ? [was.number] : []));
  const same = stored.filter(({ isSame }) => isSame).map(({ row }) => row.number);
  await tracks.markSeen(tx, djId, generation, same);
  await tracks.endAt(tx, djId, generation, before);
  await tracks.removeStored(tx, djId, generation, again);
  for (const { row } of changed) await tracks.insert(tx, row);
  await db.update(tx, djId, { lastNumber });
  const isNew = ({ was }: (typeof stored)[number]) => was === undefined;
  return {
    added: added + stored.filter(isNew).length,
    updated: updated + before.length,
    // What an interrupted part has stored before counts once.
    unchanged:
      unchanged + stored.filter(({ was, isSame }) => isSame && was?.seenIn !== generation).length,
  };
}

async function storePlaylists(tx: Tx, found: imports.ImportRow, parts: PlaylistPart[]) {
  const { djId, source, generation } = found;
  let { playlists } = found;
  for (const { name, folders, sourceIds } of parts) {
    const key = keyOf(source, folders, name);
    const known = await imports.stored(tx, found, key);
    const playlist = known ?? {
      ...{ id: randomUUID(), djId, key, source, name, folders: JSON.stringify(folders) },
      ...{ since: generation, until: db.FOREVER, position: playlists, tracks: 0 },
    };
    if (!known) {
      playlists += 1;
      if (playlists > MOST_PLAYLISTS) throw new AppError("too_many");
      await imports.insertPlaylist(tx, playlist);
    }
    const rows = await tracks.newest(tx, djId, source, [...new Set(sourceIds)]);
    const numbers = new Map(rows.map(({ sourceId, number }) => [sourceId, number]));
    const entries = sourceIds.flatMap((sourceId) => numbers.get(sourceId) ?? []);
    for (const [index, number] of entries.entries()) {
      const position = playlist.tracks + index;
      await imports.insertEntry(tx, { playlistId: playlist.id, position, number });
    }
    await imports.updatePlaylist(tx, playlist.id, { tracks: playlist.tracks + entries.length });
  }
  return playlists;
}

/** A playlist's public id, which outlives the next import. */
function keyOf(source: string, folders: string[], name: string) {
  const path = JSON.stringify([source, ...folders, name]);
  return createHash("sha256").update(path).digest("base64url").slice(0, 22);
}

/** Makes an import visible, all of it in one moment. @throws AppError `not_found` */
export async function finishImport({ id: djId }: Owner, id: string): Promise<Report> {
  const { source, generation, counts } = await write(async (tx) => {
    const library = await db.lock(tx, djId);
    const found = await imports.find(tx, djId, id);
    if (!found) throw new AppError("not_found");
    const { generation, source, fileName, added, updated, unchanged } = found;
    await db.update(tx, djId, { generation, tracks: library.tracks + added });
    const importedAt = new Date().toISOString();
    await db.saveSource(tx, { djId, source, fileName, generation, importedAt });
    await imports.endPlaylists(tx, found);
    await imports.removeOf(tx, djId);
    return { source, generation, counts: { added, updated, unchanged } };
  }, topicOf(djId));
  const seen = new Map([[source, generation]]);
  const { length: missing } = await numbersMissing({ djId, generation }, seen);
  await tidyUp(djId);
  // Whoever searches next need not wait for it.
  await catalogueOf(djId, true);
  return { ...counts, missing };
}

/** Gives an import up. @throws AppError `not_found` */
export async function cancelImport({ id: djId }: Owner, id: string) {
  if (!(await imports.find(await database(), djId, id))) throw new AppError("not_found");
  await write(async (tx) => {
    await db.lock(tx, djId);
    await imports.removeOf(tx, djId);
  }, topicOf(djId));
  await tidyUp(djId);
}
