import "server-only";
import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./client";
import { isDirect } from "./sqlite-direct";

/** Stands in a query for a value that each run brings. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * A prepared query for a hot path: built and compiled once per engine, because either takes longer than SQLite takes
 * to answer. `build` gets placeholders for the values. On SQLite the rows come at once, without a promise.
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
