import "server-only";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from "kysely";
import { runOn } from "./sqlite-direct";
import type { LogKeeper } from "./sqlite-log";
import type { Turns } from "./sqlite-turns";

/** A connection to a file, who has it when, and what looks after the file's log. */
type OpenFile = { database: SqliteDatabase; turns: Turns; log: LogKeeper };

/**
 * Kysely's SQLite dialect, but it takes turns on the connection by the transaction, and waits for other processes
 * without blocking this one.
 */
export class TurnsDialect extends SqliteDialect {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super(file);
    this.#file = file;
  }

  override createDriver() {
    return new TurnsDriver(this.#file);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TurnsDriver implements Driver {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    this.#file = file;
  }

  async acquireConnection() {
    return new TurnsConnection(this.#file);
  }

  beginTransaction(connection: TurnsConnection) {
    return connection.begin();
  }
  commitTransaction(connection: TurnsConnection) {
    return connection.end("commit");
  }
  rollbackTransaction(connection: TurnsConnection) {
    return connection.end("rollback");
  }

  async init() {}
  async releaseConnection() {}
  /** Does nothing, because whoever opened the connection closes it. */
  async destroy() {}
}

/** Stands for the one connection. */
class TurnsConnection implements DatabaseConnection {
  readonly #file: OpenFile;
  #endTurn: (() => void) | undefined;

  constructor(file: OpenFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { database, turns, log } = this.#file;
    const run = () => runOn<R>(database, query);
    return this.#endTurn ? run() : turns.between(() => log.after(run));
  }

  /** @throws Error, because nothing is streamed from SQLite */
  streamQuery(): never {
    throw new Error("A query on SQLite has all its rows at once.");
  }

  async begin() {
    this.#endTurn = await this.#file.turns.begin();
  }

  /** A commit that failed leaves the turn to the rollback. */
  async end(how: "commit" | "rollback") {
    try {
      this.#file.database.prepare(how).run([]);
    } catch (error) {
      if (how === "commit") throw error;
    }
    this.#file.log.look();
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** SQLite can change tables inside a transaction, so that processes that start together take turns to migrate. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
