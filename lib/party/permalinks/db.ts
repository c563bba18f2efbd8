import "server-only";
import type { Database, Tx } from "@/lib/db/client";

interface PermalinkTable {
  name: string;
  /** Null once the account is deleted. */
  accountId: string | null;
  /** When the account chose it. Its newest name is the current one. */
  since: string;
  /** Since when it is the account's, whatever other names it has had meanwhile. */
  heldSince: string;
  /** When somebody else may take it; null while it leads to its DJ. */
  freeAt: string | null;
}

declare module "@/lib/db/client" {
  interface Tables {
    permalinks: PermalinkTable;
  }
}

/** Returns the account to which a name leads, with the account's current name. */
export function follow(db: Database, name: string) {
  return db
    .selectFrom("permalinks as asked")
    .innerJoin("permalinks as current", "current.accountId", "asked.accountId")
    .select(["current.name", "current.accountId"])
    .where("asked.name", "=", name)
    .where("asked.freeAt", "is", null)
    .where("current.freeAt", "is", null)
    .orderBy("current.since", "desc")
    .orderBy("current.name")
    .limit(1)
    .executeTakeFirst();
}

/** Returns the names that lead to an account, newest first. */
export async function namesOf(db: Database, accountId: string) {
  const rows = await db
    .selectFrom("permalinks")
    .select("name")
    .where("accountId", "=", accountId)
    .where("freeAt", "is", null)
    .orderBy("since", "desc")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

export function find(db: Database, name: string) {
  return db.selectFrom("permalinks").selectAll().where("name", "=", name).executeTakeFirst();
}

/** Makes a name the account's current one. Returns false if it is somebody else's. */
export async function take(tx: Tx, name: string, accountId: string, at: string) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("permalinks")
    .values({ name, accountId, since: at, heldSince: at, freeAt: null })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ since: at, freeAt: null })
        .where("permalinks.accountId", "=", accountId),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function removeFree(tx: Tx, at: string) {
  return tx.deleteFrom("permalinks").where("freeAt", "<=", at).execute();
}

/** Names that were held for a while rest; those first chosen after `heldFrom` are free at once. */
export type Rest = { freeAt: string; heldFrom: string };

export async function giveUp(tx: Tx, name: string, { freeAt, heldFrom }: Rest) {
  await tx
    .deleteFrom("permalinks")
    .where("name", "=", name)
    .where("heldSince", ">", heldFrom)
    .execute();
  await tx.updateTable("permalinks").set({ freeAt }).where("name", "=", name).execute();
}

/** Lets the names of an account rest, and forgets whose they were. Those at rest already keep their day. */
export async function giveUpAll(tx: Tx, accountId: string, { freeAt, heldFrom }: Rest) {
  await tx
    .deleteFrom("permalinks")
    .where("accountId", "=", accountId)
    .where("freeAt", "is", null)
    .where("heldSince", ">", heldFrom)
    .execute();
  const names = tx.updateTable("permalinks").where("accountId", "=", accountId);
  await names.set({ freeAt }).where("freeAt", "is", null).execute();
  await names.set({ accountId: null }).execute();
}
