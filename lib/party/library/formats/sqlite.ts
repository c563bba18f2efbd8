import type { Database, SqlJsStatic, SqlValue } from "sql.js";
import { UnreadableFile } from "./found";

/** A database is held in memory whole; Engine's own, with waveforms, takes some 10 kB a track. */
const LARGEST_DATABASE = 1.5 * 2 ** 30;
/** What code in a music library has no use for: files, extensions, and what fills the memory. */
const HOSTILE =
  /\b(load_extension|readfile|writefile|edit|fts3_tokenizer|zeroblob|randomblob)\s*\(/i;
const ROWS_PER_BATCH = 500;
const WAL_VERSION = 2;

export type Row = Record<string, SqlValue>;
/** Opens SQLite: the page and Node find its code in different places. */
export type OpenSqlite = () => Promise<SqlJsStatic>;

/**
 * A database with a write-ahead log says so in its header, and needs shared memory to be opened, which a copy in memory
 * has not.
 */
function withoutLog(bytes: Uint8Array) {
  for (const at of [18, 19]) if (bytes[at] === WAL_VERSION) bytes[at] = 1;
  return bytes;
}

/** A database of another program, which may say anything: it is never written, and only its plain tables are read. */
export class ForeignDatabase {
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  /** @throws UnreadableFile for a database that is damaged, too large, or carries code of its own */
  static async open(file: Blob, openSqlite: OpenSqlite) {
    if (file.size > LARGEST_DATABASE) throw new UnreadableFile("too_large");
    const { Database } = await openSqlite();
    const opened = new ForeignDatabase(
      new Database(withoutLog(new Uint8Array(await file.arrayBuffer()))),
    );
    try {
      opened.examine();
    } catch (error) {
      opened.close();
      throw error instanceof UnreadableFile ? error : new UnreadableFile("broken");
    }
    return opened;
  }

  private examine() {
    this.database.run(
      "pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on",
    );
    for (const { sql } of this.rows("select sql from sqlite_schema where type <> 'index'")) {
      if (HOSTILE.test(String(sql))) throw new UnreadableFile("unsafe");
    }
    const [check] = this.rows("pragma quick_check(1)");
    if (check?.quick_check !== "ok") throw new UnreadableFile("broken");
  }

  /**
   * The columns of a plain table, none when there is no such table. A view, a virtual table or a computed column would
   * run code of the file.
   * @throws UnreadableFile for these
   */
  columnsOf(table: string) {
    const [entry] = this.rows("select type, sql from sqlite_schema where name = ? collate nocase", [
      table,
    ]);
    if (!entry) return new Set<string>();
    const columns = this.rows("select name, hidden from pragma_table_xinfo(?)", [table]);
    const isPlain =
      entry.type === "table" &&
      !/^\s*create\s+virtual/i.test(String(entry.sql)) &&
      columns.every(({ hidden }) => hidden === 0);
    if (!isPlain) throw new UnreadableFile("unsafe");
    return new Set(columns.map(({ name }) => String(name)));
  }

  /** All rows of a small table. */
  rows(sql: string, values: SqlValue[] = []) {
    return [...this.batches(sql, values)].flat();
  }

  /** The rows of a large table, batch by batch. @throws UnreadableFile when the table is damaged */
  *batches(sql: string, values: SqlValue[] = []): Generator<Row[]> {
    try {
      yield* this.steps(sql, values);
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile("broken");
    }
  }

  private *steps(sql: string, values: SqlValue[]): Generator<Row[]> {
    const statement = this.database.prepare(sql, values);
    try {
      let batch: Row[] = [];
      while (statement.step()) {
        batch.push(statement.getAsObject());
        if (batch.length < ROWS_PER_BATCH) continue;
        yield batch;
        batch = [];
      }
      yield batch;
    } finally {
      statement.free();
    }
  }

  close() {
    this.database.close();
  }
}

/** A cell as text; what is no text is none. */
export function textOf(value: SqlValue | undefined) {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
