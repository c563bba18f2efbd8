import "server-only";
import {
  type CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type KyselyProps,
  type QueryResult,
  type SqliteDatabase,
} from "kysely";
import type { Statement } from "./prepared";

/**
 * Runs each query on the connection at once. Kysely's own executor awaits a connection before each query; on SQLite,
 * where a query is a function call, that takes longer than the query.
 */
class DirectExecutor extends DefaultQueryExecutor {
  readonly locksRows = false;
  readonly #database: SqliteDatabase;

  constructor(
    dialect: Dialect,
    driver: ReturnType<Dialect["createDriver"]>,
    database: SqliteDatabase,
  ) {
    const connections = new DefaultConnectionProvider(driver);
    super(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
    this.#database = database;
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

/** The props of a Kysely (or of a transaction) that runs directly on `database`. */
export function directProps(dialect: Dialect, database: SqliteDatabase): KyselyProps {
  const driver = dialect.createDriver();
  const executor = new DirectExecutor(dialect, driver, database);
  return { config: { dialect }, driver, executor, dialect };
}
