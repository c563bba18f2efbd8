import "server-only";
import type { Database, Tx } from "@/lib/db/client";

interface CalendarTable {
  accountId: string;
  /** A hash: a reader of the table cannot read the calendar. */
  secretHash: string;
  since: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    calendars: CalendarTable;
  }
}

/** Stores the account's secret in place of an earlier one. */
export function save(tx: Tx, row: CalendarTable) {
  const { accountId: _, ...replaced } = row;
  return tx
    .insertInto("calendars")
    .values(row)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet(replaced))
    .execute();
}

export function ofAccount(db: Database, accountId: string) {
  return db
    .selectFrom("calendars")
    .select("since")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

export function bySecret(db: Database, secretHash: string) {
  return db
    .selectFrom("calendars")
    .select("accountId")
    .where("secretHash", "=", secretHash)
    .executeTakeFirst();
}

export function removeOf(tx: Tx, accountId: string) {
  return tx.deleteFrom("calendars").where("accountId", "=", accountId).execute();
}
