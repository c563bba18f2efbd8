import "server-only";
import type { Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";

/** Every id that a phone ever sent, and the request it became or joined. */
interface AskTable {
  id: string;
  eventId: string;
  guestId: string;
  requestId: string;
  /** 1 when it joined a request that was there already */
  merged: number;
  createdAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    asks: AskTable;
  }
}

export type AskRow = Selectable<AskTable>;

export function find(db: Database, id: string) {
  return db.selectFrom("asks").selectAll().where("id", "=", id).executeTakeFirst();
}

export function insert(tx: Tx, row: AskRow) {
  return tx.insertInto("asks").values(row).execute();
}

/** When a guest last asked at this event. */
export async function lastAskAt(db: Database, eventId: string, guestId: string) {
  const row = await db
    .selectFrom("asks")
    .select("createdAt")
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt;
}

/** How many requests that a guest made (rather than joined) and still backs wait for the DJ. */
export async function countWaiting(db: Database, eventId: string, guestId: string) {
  const { count } = await db
    .selectFrom("asks")
    .innerJoin("requests", "requests.id", "asks.requestId")
    .innerJoin("backers", (join) =>
      join
        .onRef("backers.requestId", "=", "asks.requestId")
        .onRef("backers.guestId", "=", "asks.guestId"),
    )
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("asks.eventId", "=", eventId)
    .where("asks.guestId", "=", guestId)
    .where("merged", "=", 0)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return Number(count);
}
