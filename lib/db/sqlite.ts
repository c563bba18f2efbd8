import "server-only";
import { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, type SqliteDatabase, Transaction } from "kysely";
import type { Storage, Tables } from "./client";
import { groupCommit } from "./group-commit";
import { noteQueryOutcome } from "./outage";
import { TurnsDialect } from "./sqlite-dialect";
import { directProps } from "./sqlite-direct";
import { logKeeper } from "./sqlite-log";
import { turnsOn } from "./sqlite-turns";

/** How long a write waits for another process that holds the lock of the file. */
const PATIENCE_MS = 5000;
/** How long a migration waits, for one that another process runs. */
const MIGRATION_PATIENCE_MS = 60_000;
/** SQLite's own wait blocks the event loop. A read needs it at most after another process has crashed. */
const READ_WAIT_MS = 100;

/** Opens or creates the database file at `path`. */
export async function openSqlite(path: string, isPatient = false): Promise<Storage> {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  const writing = open(file, "busy_timeout = 0");
  const run = (statement: string) => writing.prepare(statement).run([]);
  const turns = turnsOn(run, isPatient ? MIGRATION_PATIENCE_MS : PATIENCE_MS);
  const log = logKeeper(file, writing);
  const dialect = new TurnsDialect({ database: writing, turns, log });
  const writer = new Kysely<Tables>({ dialect, log: noteQueryOutcome });
  const reading = open(file, "query_only = ON", `busy_timeout = ${READ_WAIT_MS}`);
  const compiler = new TurnsDialect({ database: reading, turns, log });
  const reader = new Kysely<Tables>(directProps(compiler, reading));
  const announcements = new EventEmitter().setMaxListeners(0);
  const announced = new Set<string>();
  const writes = groupCommit({
    tx: new Transaction<Tables>(directProps(dialect, writing)),
    turns,
    run,
    onCommit() {
      for (const topic of announced) announcements.emit("topic", topic);
      announced.clear();
      log.look();
    },
    onFull: log.makeRoom,
  });
  return {
    engine: "sqlite",
    reader,
    writer,
    write: (work) => writes.add(work),
    settle: log.settle,
    // One process owns the file, so "every process" is this one. After a refused write, listeners look and find
    // nothing.
    async announce(_tx, topic) {
      announced.add(topic);
    },
    listen(listener) {
      announcements.on("topic", listener);
      return () => announcements.off("topic", listener);
    },
    async close() {
      await writes.drained();
      reading.close();
      writing.close();
    },
  };
}

/** A connection with the settings that durability depends on, and a cache of prepared statements. */
function open(file: string, ...more: string[]): SqliteDatabase {
  const sqlite = new Sqlite(file);
  // A request changes one short row in each of several trees, and each costs the disk a whole page: half the usual
  // page size halves that. It takes effect in a new file only.
  sqlite.pragma("page_size = 2048");
  // While the file is opened, at the start, nobody waits for the event loop.
  sqlite.pragma("busy_timeout = 10000");
  switchToWal(sqlite);
  // In WAL mode only FULL syncs every commit. The driver's default, NORMAL, does not.
  sqlite.pragma("synchronous = FULL");
  // 16 MiB of cached pages, which hold what a night is about: the system keeps the rest of the file. And a checkpoint
  // every 64 MiB of log: it writes once what a night has changed again and again. Durability depends on neither.
  for (const pragma of ["cache_size = -16384", "wal_autocheckpoint = 32768"]) sqlite.pragma(pragma);
  for (const pragma of ["foreign_keys = ON", ...more]) sqlite.pragma(pragma);
  // What a large statement puts aside: a container may have no folder for temporary files, or a full one.
  sqlite.pragma("temp_store = MEMORY");
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = sqlite.prepare(sql) as ReturnType<SqliteDatabase["prepare"]>;
      // Far more than the product has; only a query with endless variants gets here.
      if (statements.size > 2000) statements.clear();
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

const WAL_ATTEMPTS = 100;
const WAL_PAUSE_MS = 20;

/**
 * Processes that start together on a new file switch it to WAL at the same moment. SQLite refuses all but one at once,
 * whatever the busy timeout, so the others try again.
 */
function switchToWal(sqlite: Sqlite.Database, attempt = 1) {
  try {
    sqlite.pragma("journal_mode = WAL");
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== "SQLITE_BUSY" || attempt >= WAL_ATTEMPTS) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_PAUSE_MS);
    switchToWal(sqlite, attempt + 1);
  }
}
