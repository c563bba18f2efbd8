import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import type { Link } from "./schema";

interface LinkTable extends Link {
  /** A hash: a reader of the table cannot follow the link. */
  tokenHash: string;
  /** A hash of the account's state when the link was issued. */
  state: string;
  expiresAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    links: LinkTable;
  }
}

/** Inserts a link, or replaces the earlier one for the same purpose. */
export function save(tx: Tx, row: LinkTable) {
  const { accountId: _, purpose: __, ...replaced } = row;
  return tx
    .insertInto("links")
    .values(row)
    .onConflict((conflict) => conflict.columns(["accountId", "purpose"]).doUpdateSet(replaced))
    .execute();
}

export function find(db: Database, tokenHash: string) {
  return db.selectFrom("links").selectAll().where("tokenHash", "=", tokenHash).executeTakeFirst();
}

/** Returns false when it was already gone. */
export async function remove(tx: Tx, tokenHash: string) {
  const query = tx.deleteFrom("links").where("tokenHash", "=", tokenHash);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
}

export function removeOf(tx: Tx, accountId: string) {
  return tx.deleteFrom("links").where("accountId", "=", accountId).execute();
}

export function removeBefore(tx: Tx, instant: string) {
  return tx.deleteFrom("links").where("expiresAt", "<", instant).execute();
}
