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
 * Runs each query synchronously on the connection. Kysely's own executor waits for a connection before each
 * query, which on SQLite takes longer than the query itself.
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

  /** Runs a query and returns its rows synchronously. */
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

/**
 * Checks for a method instead of the class, because Next.js bundles start-up code, which opens the storage,
 * apart from the handlers.
 */
export function isDirect(executor: object): executor is DirectExecutor {
  return "rowsNow" in executor;
}

/** Returns the constructor arguments of a Kysely instance or transaction that runs directly on `database`. */
export function directProps(dialect: Dialect, database: SqliteDatabase): KyselyProps {
  const driver = dialect.createDriver();
  const executor = new DirectExecutor(dialect, driver, database);
  return { config: { dialect }, driver, executor, dialect };
}
