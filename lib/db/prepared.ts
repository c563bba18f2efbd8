import "server-only";
import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./client";
import { isDirect } from "./sqlite-direct";

/** A placeholder in a query for a value that each run supplies. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * Prepares a query for a hot path: builds and compiles it once per engine, because both take longer than SQLite
 * takes to run it. `build` receives placeholders instead of values. On SQLite the rows are returned
 * synchronously.
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
