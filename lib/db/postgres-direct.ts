import "server-only";
import {
  type CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type DialectAdapter,
  type Driver,
  type KyselyProps,
  PostgresDialect,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import type { Deferred } from "./postgres-deferred";
import type { Statement } from "./prepared";

type Send = (query: pg.QueryConfig) => Promise<pg.QueryResult>;
/** Sends a query whose answer nobody reads. */
type SendAhead = (query: pg.QueryConfig) => void;
/** What only a transaction has. */
type Inside = { sendAhead?: SendAhead; deferred?: Deferred };

/** Sends each query at once. Kysely's own executor lets one wait for the other. */
class PostgresExecutor extends DefaultQueryExecutor {
  readonly locksRows = true;
  readonly #send: Send;
  readonly #sendAhead: SendAhead | undefined;
  readonly deferred: Deferred | undefined;

  constructor(
    dialect: PostgresDialect,
    adapter: DialectAdapter,
    driver: Driver,
    send: Send,
    { sendAhead, deferred }: Inside,
  ) {
    super(dialect.createQueryCompiler(), adapter, new DefaultConnectionProvider(driver));
    this.#send = send;
    this.#sendAhead = sendAhead;
    this.deferred = deferred;
  }

  /** The rows of a prepared query. One that changes something is only sent, where that is possible. */
  async rowsOf<R>({ sql, name, isRead }: Statement, parameters: readonly unknown[]): Promise<R[]> {
    this.deferred?.insertAll();
    const query = { name, text: sql, values: [...parameters] };
    if (isRead || !this.#sendAhead) return (await this.#send(query)).rows;
    this.#sendAhead(query);
    return [];
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.deferred?.insertAll();
    const { command, rowCount, rows } = await this.#send({ text: sql, values: [...parameters] });
    const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
    return { rows, ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }
}

export type PropsOf = (send: Send, inside?: Inside) => KyselyProps;

/** Returns a function that makes the props of a Kysely (or of a transaction) that sends its queries this way. */
export function directProps(pool: pg.Pool): PropsOf {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  // One for all, because compiled queries are kept by their adapter.
  const adapter = dialect.createAdapter();
  return (send, inside = {}) => ({
    config: { dialect },
    driver,
    dialect,
    executor: new PostgresExecutor(dialect, adapter, driver, send, inside),
  });
}
