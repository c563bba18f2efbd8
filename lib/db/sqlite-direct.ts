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

/**
 * Runs each query on the connection at once. Kysely's own executor awaits a connection before each query; on SQLite,
 * where a query is a function call, that takes longer than the query.
 */
export class DirectExecutor extends DefaultQueryExecutor {
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

  /** The rows of a query, in the same tick. */
  rowsNow<R>(sql: string, parameters: readonly unknown[]): R[] {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return statement.all(parameters) as R[];
    statement.run(parameters);
    return [];
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }
}

/** Tests for the method, not the class: each bundle of Next.js has its own copy of the class. */
export function isDirect(executor: object): executor is DirectExecutor {
  return "rowsNow" in executor;
}

/** The props of a Kysely (or of a transaction) that runs directly on `database`. */
export function directProps(dialect: Dialect, database: SqliteDatabase): KyselyProps {
  const driver = dialect.createDriver();
  const executor = new DirectExecutor(dialect, driver, database);
  return { config: { dialect }, driver, executor, dialect };
}
