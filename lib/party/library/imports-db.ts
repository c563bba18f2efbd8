import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import { inserting } from "@/lib/db/deferred";
import { FOREVER } from "./db";

interface ImportTable {
  id: string;
  djId: string;
  source: string;
  fileName: string;
  /** The generation that it will be. */
  generation: number;
  /** How many parts have come. */
  parts: number;
  added: number;
  updated: number;
  unchanged: number;
  /** How many playlists have come. */
  playlists: number;
  startedAt: string;
}

interface PlaylistTable {
  id: string;
  djId: string;
  /** What stays the same from import to import: made of source, folders and name. */
  key: string;
  since: number;
  until: number;
  source: string;
  name: string;
  /** `string[]` as JSON. */
  folders: string;
  position: number;
  tracks: number;
}

interface EntryTable {
  playlistId: string;
  position: number;
  number: number;
}

declare module "@/lib/db/client" {
  interface Tables {
    libraryImports: ImportTable;
    libraryPlaylists: PlaylistTable;
    libraryEntries: EntryTable;
  }
}

export type ImportRow = ImportTable;

export function insert(tx: Tx, row: ImportTable) {
  return tx.insertInto("libraryImports").values(row).execute();
}

/** The import, if it is the DJ's. */
export function find(db: Database, djId: string, id: string) {
  const query = db.selectFrom("libraryImports").selectAll().where("id", "=", id);
  return query.where("djId", "=", djId).executeTakeFirst();
}

export function update(tx: Tx, id: string, values: Partial<ImportTable>) {
  return tx.updateTable("libraryImports").set(values).where("id", "=", id).execute();
}

/** An unfinished import that began after a moment, if there is one. */
export function begunAfter(tx: Tx, djId: string, moment: string) {
  const query = tx.selectFrom("libraryImports").select("id").where("djId", "=", djId);
  return query.where("startedAt", ">", moment).executeTakeFirst();
}

export function removeOf(tx: Tx, djId: string) {
  return tx.deleteFrom("libraryImports").where("djId", "=", djId).execute();
}

/** A playlist as an unfinished import has stored it. */
export function stored(db: Database, { djId, generation }: ImportTable, key: string) {
  return db
    .selectFrom("libraryPlaylists")
    .selectAll()
    .where("djId", "=", djId)
    .where("key", "=", key)
    .where("since", "=", generation)
    .executeTakeFirst();
}

export function insertPlaylist(tx: Tx, row: PlaylistTable) {
  return tx.insertInto("libraryPlaylists").values(row).execute();
}

export function updatePlaylist(tx: Tx, id: string, values: Partial<PlaylistTable>) {
  return tx.updateTable("libraryPlaylists").set(values).where("id", "=", id).execute();
}

export const insertEntry = inserting("libraryEntries", ["playlistId", "position", "number"]);

/** Replaces the former playlists of a source by those of a generation. */
export function endPlaylists(tx: Tx, { djId, source, generation }: ImportTable) {
  return tx
    .updateTable("libraryPlaylists")
    .set({ until: generation })
    .where("djId", "=", djId)
    .where("source", "=", source)
    .where("since", "<", generation)
    .where("until", "=", FOREVER)
    .execute();
}

type Visible = { djId: string; generation: number };

export function playlists(db: Database, { djId, generation }: Visible) {
  return db
    .selectFrom("libraryPlaylists")
    .selectAll()
    .where("djId", "=", djId)
    .where("since", "<=", generation)
    .where("until", ">", generation)
    .orderBy("source")
    .orderBy("position")
    .execute();
}

/** The numbers in these playlists, in their order. */
export async function numbersIn(db: Database, playlistIds: string[]) {
  if (playlistIds.length === 0) return [];
  const rows = await db
    .selectFrom("libraryEntries")
    .select("number")
    .where("playlistId", "in", playlistIds)
    .orderBy("playlistId")
    .orderBy("position")
    .execute();
  return rows.map(({ number }) => number);
}

/** Those of all generations that no longer count, or never did; with `isAll` every one. */
export async function toTidy(
  db: Database,
  djId: string,
  { generation, isAll }: { generation: number; isAll: boolean },
) {
  const query = db.selectFrom("libraryPlaylists").select(["id", "tracks"]).where("djId", "=", djId);
  if (isAll) return query.execute();
  return query
    .where((row) => row.or([row("until", "<=", generation), row("since", ">", generation)]))
    .execute();
}

export async function removePlaylists(tx: Tx, ids: string[]) {
  await tx.deleteFrom("libraryEntries").where("playlistId", "in", ids).execute();
  await tx.deleteFrom("libraryPlaylists").where("id", "in", ids).execute();
}

export function endAll(tx: Tx, djId: string, until: number) {
  return tx
    .updateTable("libraryPlaylists")
    .set({ until })
    .where("djId", "=", djId)
    .where("until", ">", until)
    .execute();
}
