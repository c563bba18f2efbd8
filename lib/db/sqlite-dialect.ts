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
import type { Turns } from "./sqlite-turns";

/**
 * Kysely's SQLite dialect, but it takes turns on the connection by the transaction, and waits for other processes
 * without blocking this one.
 */
export class TurnsDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #turns: Turns;

  constructor(database: SqliteDatabase, turns: Turns) {
    super({ database });
    this.#database = database;
    this.#turns = turns;
  }

  override createDriver() {
    return new TurnsDriver(this.#database, this.#turns);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TurnsDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #turns: Turns;

  constructor(database: SqliteDatabase, turns: Turns) {
    this.#database = database;
    this.#turns = turns;
  }

  async acquireConnection() {
    return new TurnsConnection(this.#database, this.#turns);
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
  readonly #database: SqliteDatabase;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor(database: SqliteDatabase, turns: Turns) {
    this.#database = database;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const run = () => runOn<R>(this.#database, query);
    return this.#endTurn ? run() : this.#turns.between(run);
  }

  /** @throws Error, because nothing is streamed from SQLite */
  streamQuery(): never {
    throw new Error("A query on SQLite has all its rows at once.");
  }

  async begin() {
    this.#endTurn = await this.#turns.begin();
  }

  /** A commit that failed leaves the turn to the rollback. */
  async end(how: "commit" | "rollback") {
    try {
      this.#database.prepare(how).run([]);
    } catch (error) {
      if (how === "commit") throw error;
    }
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
