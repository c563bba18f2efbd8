import "server-only";
import { createHash } from "node:crypto";
import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./client";

/** Stands in a query for a value that each run brings. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** A compiled query under a name of its own, which PostgreSQL keeps its plan by. */
export type Statement = { sql: string; name: string; isRead: boolean };

/** An executor that runs a statement without Kysely's detours. */
type Direct = {
  /** Whether writes run side by side and lock rows against each other. */
  readonly locksRows: boolean;
  rowsOf<Row>(statement: Statement, parameters: readonly unknown[]): Row[] | Promise<Row[]>;
};

/** Tests for the method, not the class: each bundle of Next.js has its own copy of the class. */
function isDirect(executor: object): executor is Direct {
  return "rowsOf" in executor;
}

/** Whether a query of `db` that reads rows in order to change them must lock them. */
export function locksRows(db: Database) {
  const executor = db.getExecutor();
  return isDirect(executor) && executor.locksRows;
}

/**
 * A prepared query for a hot path: built and compiled once per engine, because either takes longer than SQLite takes
 * to answer. `build` gets placeholders for the values. On SQLite the rows come at once, without a promise. Inside a
 * write on PostgreSQL, a query that changes something is only sent: if it fails, the next read or the commit throws.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, given: Values) => Compilable<Row>,
) {
  const compiled = new WeakMap<object, CompiledQuery<Row> & Statement>();
  return (db: Database, values: Values): Row[] | Promise<Row[]> => {
    const executor = db.getExecutor();
    const { adapter } = executor;
    const query = compiled.get(adapter) ?? named(build(db, placeholders as Values).compile());
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    if (isDirect(executor)) return executor.rowsOf<Row>(query, parameters);
    return db.executeQuery<Row>({ ...query, parameters }).then(({ rows }) => rows);
  };
}

function named<Row>(query: CompiledQuery<Row>) {
  const name = createHash("sha256").update(query.sql).digest("hex").slice(0, 32);
  return { ...query, name, isRead: query.query.kind === "SelectQueryNode" };
}
