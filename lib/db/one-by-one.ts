import "server-only";
import { sql } from "kysely";
import { type Tx, write } from "./client";
import { locksRows } from "./prepared";

/**
 * A `write` during which no other write of this name runs, in any process: concurrent writes would each count rows
 * without seeing the others' new ones. SQLite runs its writes one at a time anyway. Waiting writes share a transaction, so
 * that a client that sends many leaves connections to others.
 */
export function writeOneByOne<T>(name: string, work: (tx: Tx) => Promise<T>) {
  return write(async (tx) => {
    if (locksRows(tx)) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
    }
    return work(tx);
  }, name);
}
