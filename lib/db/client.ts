import "server-only";
import type { Kysely, Transaction } from "kysely";
import { env } from "@/lib/process/env";
import { metrics } from "@/lib/process/metrics";
import { singleton } from "@/lib/process/singleton";
import { migrate } from "./migrate";
import type { Engine } from "./migrations/engine";
import { noteWritten } from "./outage";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/**
 * The tables. Each noun declares its own in its `db.ts` (`declare module "@/lib/db/client"`), and only files of that
 * folder query them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it, see above
export interface Tables {}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** What a write does. `early` is the result of its `Ahead`, if that was sent before the write's turn came. */
export type Work<T> = (tx: Tx, early?: Promise<unknown>) => Promise<T>;

/** What a write reads before it changes anything. It starts by locking what its topic names. */
export type Ahead<Found> = {
  read: (tx: Tx) => Promise<Found>;
  /** Keys of everything that it reads and that writes of its kind can change. Writes that share no key read together. */
  about: readonly string[];
};

/** An open storage engine. Both promise the same: a write that has resolved is on the disk. */
export interface Storage {
  engine: Engine;
  /** For reading: sees what is committed, never waits for a write. */
  reader: Database;
  /** For code that builds its own queries (the accounts library). */
  writer: Database;
  write<T>(work: Work<T>, topic?: string, ahead?: Ahead<unknown>): Promise<T>;
  /** Notifies every process, once `tx` has committed, of a change under `topic`. */
  announce(tx: Tx, topic: string): Promise<void>;
  /** Moves what was written lately to where it stays. Whatever is not moved so, one write moves at last, and takes long. */
  settle(): void;
  /** Calls `listener` with each topic, or with undefined if topics may have been missed. */
  listen(listener: (topic: string | undefined) => void): () => void;
  close(): Promise<void>;
}

/** Opens the storage at `url` and migrates its tables, which may take longer than any call may. */
export async function openStorage(url: string): Promise<Storage> {
  const patient = await open(url, true);
  await migrate(patient).finally(patient.close);
  return open(url);
}

function open(url: string, isPatient?: boolean) {
  if (!url.startsWith("file:")) return openPostgres(url, isPatient);
  return openSqlite(url.slice("file:".length), isPatient);
}

const current = singleton("storage", openConfigured);

/** Does not keep a failure: the next use tries again. */
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

/** Replaces the storage, or forgets it. For tests, which bring their own. */
export function setStorage(replacement: Storage | undefined) {
  if (replacement) current.replace(Promise.resolve(replacement));
  else current.reset();
}

/** Returns the database for reads. */
export async function database() {
  return (await storage()).reader;
}

/**
 * Runs `work` as one durable transaction: resolves after the commit, or throws and changes nothing. Writes that wait at
 * the same moment share one commit, on PostgreSQL those with the same `topic`: what they lock first. Await nothing but
 * queries inside, and expect `work` to run again.
 */
export async function write<T>(work: (tx: Tx) => Promise<T>, topic?: string) {
  return written((await storage()).write(work, topic));
}

async function written<T>(writing: Promise<T>) {
  const stopTimer = metrics()?.storage.startTimer();
  const value = await writing;
  stopTimer?.();
  noteWritten();
  return value;
}

/**
 * A `write` for hot paths, in two halves. On PostgreSQL, where each round trip costs as much as the work itself, writes
 * under one topic read together before the first of them changes anything. `work` must look up again what it has locked,
 * because the writes before it may have changed it.
 */
export async function writeAfter<Found, T>(
  ahead: Ahead<Found>,
  work: (tx: Tx, found: Found) => Promise<T>,
  topic: string,
) {
  const whole: Work<T> = async (tx, early = ahead.read(tx)) => work(tx, (await early) as Found);
  return written((await storage()).write(whole, topic, ahead));
}

/** To call between the parts of a work that writes much: guests wait for none of them, rather than for the last. */
export async function settleWrites() {
  (await storage()).settle();
}

export async function closeStorage() {
  const closing = current.peek();
  current.reset();
  await (await closing)?.close();
}
