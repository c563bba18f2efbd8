import "server-only";
import { sql } from "kysely";
import { type Tx, write } from "./client";
import { locksRows } from "./prepared";

/**
 * A `write` under a name by which no other goes on, in whatever process, until the transaction ends: of writes that come
 * together, each would count what there is without the others. SQLite runs its writes one at a time. Those that wait
 * here share a transaction, so that whoever sends many leaves the connections to others.
 */
export function writeOneByOne<T>(name: string, work: (tx: Tx) => Promise<T>) {
  return write(async (tx) => {
    if (locksRows(tx)) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
    }
    return work(tx);
  }, name);
}
