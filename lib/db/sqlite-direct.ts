import "server-only";
import {
  type CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type KyselyProps,
  type QueryResult,
  type SqliteDatabase,
} from "kysely";
import type { Statement } from "./prepared";
import type { LastChanges } from "./sqlite-shared";

/**
 * Runs each query on the connection at once. Kysely's own executor awaits a connection before each query; on SQLite,
 * where a query is a function call, that takes longer than the query.
 */
class DirectExecutor extends DefaultQueryExecutor {
  readonly locksRows = false;
  readonly #database: SqliteDatabase;
  /** Only within a write. */
  readonly lastChanges: LastChanges | undefined;

  constructor(
    dialect: Dialect,
    adapter: DialectAdapter,
    driver: Driver,
    database: SqliteDatabase,
    lastChanges: LastChanges | undefined,
  ) {
    super(dialect.createQueryCompiler(), adapter, new DefaultConnectionProvider(driver));
    this.#database = database;
    this.lastChanges = lastChanges;
  }

  /** The rows of a prepared query, in the same tick. */
  rowsOf<R>({ sql }: Statement, parameters: readonly unknown[]): R[] {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return statement.all(parameters) as R[];
    statement.run(parameters);
    return [];
  }

  override async executeQuery<R>(query: CompiledQuery) {
    return runOn<R>(this.#database, query);
  }
}

/** Runs a query in the same tick. */
export function runOn<R>(
  database: SqliteDatabase,
  { sql, parameters }: CompiledQuery,
): QueryResult<R> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}

/** Returns a function that makes the props of a Kysely (or of a transaction) that runs directly on `database`. */
export function directProps(dialect: Dialect, database: SqliteDatabase) {
  const driver = dialect.createDriver();
  // One for all, because compiled queries are kept by their adapter.
  const adapter = dialect.createAdapter();
  return (lastChanges?: LastChanges): KyselyProps => {
    const executor = new DirectExecutor(dialect, adapter, driver, database, lastChanges);
    return { config: { dialect }, driver, executor, dialect };
  };
}
