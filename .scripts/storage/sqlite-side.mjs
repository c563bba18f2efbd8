import Sqlite from "better-sqlite3";
import { BATCH, quoted, sameOnBoth } from "./values.mjs";

/** A SQLite file as the side of a copy. */
export function openSqliteSide(path) {
  const database = new Sqlite(path, { fileMustExist: true });
  const all = (sql) => database.prepare(sql).all();

  return {
    begin: () => database.exec("begin"),
    commit: () => database.exec("commit"),
    // What is not committed is taken back.
    close: () => database.close(),
    tables: () =>
      all(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
      ).map(({ name }) => name),
    migrations: () =>
      all("select name from kysely_migration order by name").map(({ name }) => name),
    hasRows: (table) => all(`select 1 from ${quoted(table)} limit 1`).length > 0,
    // Leaves generated columns out.
    columns: (table) => all(`pragma table_info(${quoted(table)})`).map(({ name }) => name),
    references: () =>
      all(`select tables.name as "from", keys."table" as "to" from sqlite_schema tables
        join pragma_foreign_key_list(tables.name) keys where tables.type = 'table'`).map(
        ({ from, to }) => [from, to],
      ),
    async *batches(table, columns) {
      const types = new Map(
        all(`pragma table_info(${quoted(table)})`).map(({ name, type }) => [
          name,
          type.toLowerCase(),
        ]),
      );
      const names = columns.map(quoted).join(", ");
      // A statement that is read piece by piece would bar the writes of this connection.
      const page = database.prepare(
        `select ${names} from ${quoted(table)} order by ${await orderOf(table)} limit ${BATCH} offset ?`,
      );
      for (let read = 0; ; read += BATCH) {
        const rows = page.raw().all(read);
        if (rows.length === 0) return;
        yield rows.map((row) => row.map((value, at) => sameOnBoth(value, types.get(columns[at]))));
      }
    },
    insert(table, columns, rows) {
      const places = columns.map(() => "?").join(", ");
      const names = columns.map(quoted).join(", ");
      const statement = database.prepare(
        `insert into ${quoted(table)} (${names}) values (${places})`,
      );
      for (const row of rows) statement.run(row);
    },
  };

  async function orderOf(table) {
    const keys = all(`pragma table_info(${quoted(table)})`).filter(({ pk }) => pk > 0);
    return keys.length === 0
      ? "rowid"
      : keys
          .sort((one, other) => one.pk - other.pk)
          .map(({ name }) => quoted(name))
          .join(", ");
  }
}
