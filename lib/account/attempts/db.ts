import "server-only";
import type { Database, Tx } from "@/lib/db/client";

/** Failed attempts, by a hash of purpose and account or IP address. */
interface AttemptTable {
  key: string;
  count: number;
  lastAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    attempts: AttemptTable;
  }
}

export function find(db: Database, key: string) {
  return db.selectFrom("attempts").selectAll().where("key", "=", key).executeTakeFirst();
}

export function save(tx: Tx, row: AttemptTable) {
  const { count, lastAt } = row;
  return tx
    .insertInto("attempts")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ count, lastAt }))
    .execute();
}

export function remove(tx: Tx, key: string) {
  return tx.deleteFrom("attempts").where("key", "=", key).execute();
}

export function removeBefore(tx: Tx, instant: string) {
  return tx.deleteFrom("attempts").where("lastAt", "<", instant).execute();
}
