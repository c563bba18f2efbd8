import "server-only";
import type { Kysely, Transaction } from "kysely";
import { env } from "@/lib/process/env";
import { singleton } from "@/lib/process/singleton";
import { migrate } from "./migrate";
import type { Engine } from "./migrations/engine";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/**
 * The tables. Each noun declares its own in its `db.ts` (`declare module "@/lib/db/client"`), so that all its
 * code is in one folder.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it, see above
export interface Tables {}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open storage engine. Both engines guarantee that a write is on disk when it resolves. */
export interface Storage {
  engine: Engine;
  /** For reads: sees committed data and never waits for a write. */
  reader: Database;
  /** For code that builds its own queries (the accounts library). */
  writer: Database;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Notifies every process, once `tx` has committed, of a change under `topic`. */
  announce(tx: Tx, topic: string): Promise<void>;
  /** Calls `listener` with each topic, or with undefined if topics may have been missed. */
  listen(listener: (topic: string | undefined) => void): () => void;
  close(): Promise<void>;
}

/** Opens the storage at `url` and migrates its tables. */
export async function openStorage(url: string): Promise<Storage> {
  const opened = url.startsWith("file:")
    ? await openSqlite(url.slice("file:".length))
    : await openPostgres(url);
  await migrate(opened);
  return opened;
}

const current = singleton("storage", openConfigured);

/** Does not cache a failure, because opening may succeed a moment later. */
function openConfigured(): Promise<Storage> {
  return openStorage(env().DATABASE_URL).catch((error: unknown) => {
    current.reset();
    throw error;
  });
}

/** Returns the storage of this process, opened at first use. */
export function storage() {
  return current.get();
}

/** Replaces the storage or, with undefined, forgets it. For tests. */
export function setStorage(replacement: Storage | undefined) {
  if (replacement) current.replace(Promise.resolve(replacement));
  else current.reset();
}

/** Returns the database for reads. */
export async function database() {
  return (await storage()).reader;
}

/**
 * Runs `work` as one durable transaction: resolves after the commit, or rejects with nothing written. On
 * SQLite, concurrent writes share one commit, each in a savepoint of its own, so `work` must await nothing
 * except queries.
 */
export async function write<T>(work: (tx: Tx) => Promise<T>) {
  return (await storage()).write(work);
}

export async function closeStorage() {
  const closing = current.peek();
  current.reset();
  await (await closing)?.close();
}
