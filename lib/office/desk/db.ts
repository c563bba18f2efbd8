import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import type { Area } from "./schema";

interface DeskTable {
  accountId: string;
  area: Area;
  revision: number;
  /** The desk as JSON: only its owner's browsers read what it says. */
  desk: string;
  updatedAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    desks: DeskTable;
  }
}

export function find(db: Database, accountId: string, area: Area) {
  return db
    .selectFrom("desks")
    .select(["revision", "desk"])
    .where("accountId", "=", accountId)
    .where("area", "=", area)
    .executeTakeFirst();
}

export function revisionOf(db: Database, accountId: string, area: Area) {
  return db
    .selectFrom("desks")
    .select("revision")
    .where("accountId", "=", accountId)
    .where("area", "=", area)
    .executeTakeFirst();
}

export function ofAccount(db: Database, accountId: string) {
  return db
    .selectFrom("desks")
    .select(["area", "desk"])
    .where("accountId", "=", accountId)
    .orderBy("area")
    .execute();
}

/** Stores the first desk of an area. Returns false when there is one already. */
export async function insert(tx: Tx, row: DeskTable) {
  const query = tx
    .insertInto("desks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["accountId", "area"]).doNothing());
  return ((await query.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Replaces the desk with the revision before this one. Returns false when there is no such desk. */
export async function replace(tx: Tx, { accountId, area, ...changed }: DeskTable) {
  const query = tx
    .updateTable("desks")
    .set(changed)
    .where("accountId", "=", accountId)
    .where("area", "=", area)
    .where("revision", "=", changed.revision - 1);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

export function removeOf(tx: Tx, accountId: string) {
  return tx.deleteFrom("desks").where("accountId", "=", accountId).execute();
}
