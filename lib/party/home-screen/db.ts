import "server-only";
import type { Tx } from "@/lib/db/client";

/** A token that has brought somebody across; it is good once. */
interface ArrivalTable {
  token: string;
  expiresAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    arrivals: ArrivalTable;
  }
}

/** Returns whether nobody has used it before. */
export async function use(tx: Tx, row: ArrivalTable) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("arrivals")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function removeExpired(tx: Tx, now: string) {
  return tx.deleteFrom("arrivals").where("expiresAt", "<", now).execute();
}
