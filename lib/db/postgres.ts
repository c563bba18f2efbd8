import "server-only";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Storage, Tables, Tx } from "./client";
import { CHANNEL, openAnnouncements } from "./postgres-announcements";

/**
 * Failures that the same work may not meet when it runs again: deadlock, serialization failure, and a unique key that
 * another write took between our select and our insert (the second run sees its row).
 */
const RETRYABLE = new Set(["40P01", "40001", "23505"]);
const ATTEMPTS = 4;

// Counts and change ids are bigint in the database and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool on the PostgreSQL database at `url`. */
export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on("error", (error) => console.error(error));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  const announcements = openAnnouncements(url);

  async function write<T>(work: (tx: Tx) => Promise<T>, attempt = 1): Promise<T> {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code || !RETRYABLE.has(code) || attempt >= ATTEMPTS) throw error;
      return write(work, attempt + 1);
    }
  }

  return {
    engine: "postgres",
    reader: db,
    writer: db,
    write: (work) => write(work),
    async announce(tx, topic) {
      await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(tx);
    },
    listen: announcements.listen,
    async close() {
      await announcements.close();
      await db.destroy();
    },
  };
}
