import "server-only";
import { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  Transaction,
} from "kysely";
import type { Storage, Tables } from "./client";
import { groupCommit } from "./group-commit";
import { directProps } from "./sqlite-direct";

/** Opens or creates the database file at `path`. */
export async function openSqlite(path: string): Promise<Storage> {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true });
  const writing = open(file);
  const writer = new Kysely<Tables>({ dialect: new ImmediateDialect(writing) });
  const reading = open(file, "query_only = ON");
  const reader = new Kysely<Tables>(directProps(new ImmediateDialect(reading), reading));
  const announcements = new EventEmitter().setMaxListeners(0);
  const announced = new Set<string>();
  const writes = groupCommit({
    tx: new Transaction<Tables>(directProps(new ImmediateDialect(writing), writing)),
    hold: (work) => writer.connection().execute(work),
    run: (statement) => writing.prepare(statement).run([]),
    onCommit() {
      for (const topic of announced) announcements.emit("topic", topic);
      announced.clear();
    },
  });
  return {
    engine: "sqlite",
    reader,
    writer,
    write: writes.add,
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
      await writer.destroy();
    },
  };
}

/** A connection with the settings that durability depends on, and a cache of prepared statements. */
function open(file: string, ...more: string[]): SqliteDatabase {
  const sqlite = new Sqlite(file);
  // A request changes one short row in each of several trees, and each costs the disk a whole page: half the usual
  // page size halves that. It takes effect in a new file only.
  sqlite.pragma("page_size = 2048");
  // In WAL mode only FULL syncs every commit. The driver's default, NORMAL, does not.
  for (const pragma of ["busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL"]) {
    sqlite.pragma(pragma);
  }
  // 64 MiB of cached pages, and a checkpoint every 16 MiB of log: enough for a busy night. Durability depends on
  // neither.
  for (const pragma of ["cache_size = -65536", "wal_autocheckpoint = 8192"]) sqlite.pragma(pragma);
  for (const pragma of ["foreign_keys = ON", ...more]) sqlite.pragma(pragma);
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

/**
 * Kysely's SQLite dialect, but a transaction takes the write lock when it begins. One that takes it later fails when
 * another process has written in between, instead of waiting its turn.
 */
class ImmediateDialect extends SqliteDialect implements Dialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite can change tables inside a transaction, so that processes that start together take turns to migrate. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
