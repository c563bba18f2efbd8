import pg from "pg";
import { BATCH, quoted, sameOnBoth } from "./values.mjs";

// Counts and change ids are bigint in the database and stay far below 2^53.
const types = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/** A PostgreSQL database as the side of a copy. */
export async function openPostgresSide(url) {
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  const all = async (text, values) => (await client.query(text, values)).rows;
  const firsts = async (text, values) =>
    (await client.query({ text, values, rowMode: "array" })).rows.map(([first]) => first);

  return {
    begin: () => client.query("begin isolation level repeatable read"),
    commit: () => client.query("commit"),
    // What is not committed is taken back.
    close: () => client.end(),
    tables: () =>
      firsts(`select table_name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`),
    migrations: () => firsts(`select name from kysely_migration order by name collate "C"`),
    hasRows: async (table) => (await all(`select 1 from ${quoted(table)} limit 1`)).length > 0,
    columns: (table) =>
      firsts(
        `select column_name from information_schema.columns
          where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      ),
    references: async () => {
      const found = await all(`select source.relname as source, target.relname as target
        from pg_constraint key join pg_class source on source.oid = key.conrelid
        join pg_class target on target.oid = key.confrelid where key.contype = 'f'`);
      return found.map(({ source, target }) => [source, target]);
    },
    async *batches(table, columns) {
      const names = columns.map(quoted).join(", ");
      await client.query(
        `declare copied no scroll cursor for select ${names} from ${quoted(table)}`,
      );
      for (;;) {
        const text = `fetch ${BATCH} from copied`;
        const { rows } = await client.query({ text, rowMode: "array" });
        if (rows.length === 0) break;
        yield rows.map((row) => row.map((value) => sameOnBoth(value)));
      }
      await client.query("close copied");
    },
    async insert(table, columns, rows) {
      const places = rows.map((row, at) => {
        const own = row.map((_, column) => `$${at * columns.length + column + 1}`);
        return `(${own.join(", ")})`;
      });
      const names = columns.map(quoted).join(", ");
      const text = `insert into ${quoted(table)} (${names}) values ${places.join(", ")}`;
      await client.query(text, rows.flat());
    },
  };
}
