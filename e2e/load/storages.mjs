import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { startPostgres } from "../../.scripts/postgres.mjs";

/**
 * The storages of a run, by engine. `url` is for the product; `all` returns the rows of a query, `check` whether the
 * engine finds its own files sound, and `crash` kills the engine's own server, if it has one, and starts it again. `pid`
 * is that server's.
 */
export const storages = { sqlite: onSqlite, postgres: onPostgres };

async function onSqlite(folder) {
  const file = join(folder, "load.db");
  const open = (work) => {
    const sqlite = new Sqlite(file, { readonly: true });
    const result = work(sqlite);
    sqlite.close();
    return result;
  };
  return {
    url: `file:${file}`,
    all: async (query) => open((sqlite) => sqlite.prepare(query).all()),
    check: async () =>
      open((sqlite) => sqlite.pragma("integrity_check", { simple: true })) === "ok",
    stop: async () => {},
  };
}

/** A PostgreSQL of its own, which commits to disk as it does by default. */
async function onPostgres() {
  const postgres = await startPostgres();
  await postgres.create("load");
  const url = `${postgres.url}/load`;
  const all = async (query) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(query);
    await client.end();
    return rows;
  };
  return {
    url,
    all,
    // Reads every row of every table: a damaged page fails the query.
    check: async () => {
      const tables = await all("select tablename from pg_tables where schemaname = 'public'");
      for (const { tablename } of tables) await all(`select count(*) from "${tablename}"`);
      return tables.length > 0;
    },
    crash: postgres.crash,
    pid: postgres.pid(),
    stop: postgres.stop,
  };
}
