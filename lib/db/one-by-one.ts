import "server-only";
import { sql } from "kysely";
import type { Tx } from "./client";
import { locksRows } from "./prepared";

/**
 * Lets no other write go on under this name, in whatever process, until the transaction ends: of writes that come
 * together, each would count what there is without the others. SQLite runs its writes one at a time.
 */
export async function oneByOne(tx: Tx, name: string) {
  if (!locksRows(tx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
