import "server-only";
import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./client";
import { isDirect } from "./sqlite-direct";

/** Stands in a query for a value that comes with each run. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * A query for a hot path: built and compiled once for each engine, because both take longer than SQLite
 * takes to answer. `build` gets the names of the values in place of the values. On SQLite the rows are there
 * at once, without a promise.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, given: Values) => Compilable<Row>,
) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db: Database, values: Values): Row[] | Promise<Row[]> => {
    const executor = db.getExecutor();
    const { adapter } = executor;
    const query = compiled.get(adapter) ?? build(db, placeholders as Values).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    if (isDirect(executor)) return executor.rowsNow<Row>(query.sql, parameters);
    return db.executeQuery<Row>({ ...query, parameters }).then(({ rows }) => rows);
  };
}
