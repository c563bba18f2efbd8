import "server-only";
import type { Database, Tx } from "@/lib/db/client";

interface WallTable {
  id: string;
  /** A hash, so that the table alone lets nobody pass for a screen. */
  secretHash: string;
  /** A hash of the address that asked for the code, to count by. */
  addressHash: string;
  /** What a DJ types; null once it is connected. */
  code: string | null;
  expiresAt: string | null;
  eventId: string | null;
  name: string;
  connectedAt: string | null;
  seenAt: string;
}

export type WallRow = WallTable;

declare module "@/lib/db/client" {
  interface Tables {
    walls: WallTable;
  }
}

export function bySecret(db: Database, secretHash: string) {
  return db.selectFrom("walls").selectAll().where("secretHash", "=", secretHash).executeTakeFirst();
}

/** Returns how many screens wait for a DJ: all of them, and those of one address. */
export async function countWaiting(tx: Tx, addressHash: string) {
  const row = await tx
    .selectFrom("walls")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("all"),
      fn
        .sum<number | null>(eb.case().when("addressHash", "=", addressHash).then(1).else(0).end())
        .as("own"),
    ])
    .where("eventId", "is", null)
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), own: Number(row.own ?? 0) };
}

/** Returns false if the code is taken. */
export async function insert(tx: Tx, row: WallTable) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("walls")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function removeExpired(tx: Tx, instant: string) {
  return tx.deleteFrom("walls").where("expiresAt", "<=", instant).execute();
}

/** Removes the codes of screens that have not asked since this instant. */
export function removeUnasked(tx: Tx, instant: string) {
  return tx
    .deleteFrom("walls")
    .where("eventId", "is", null)
    .where("seenAt", "<=", instant)
    .execute();
}

type Connection = { eventId: string; name: string; at: string };

/** Connects the screen that shows this code at this moment. Of two DJs who do so at once, one gets it. */
export function connect(tx: Tx, code: string, { eventId, name, at }: Connection) {
  return tx
    .updateTable("walls")
    .set({ eventId, name, code: null, expiresAt: null, connectedAt: at, seenAt: at })
    .where("code", "=", code)
    .where("expiresAt", ">", at)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the screens of an event in the order in which they were connected. */
export function ofEvent(db: Database, eventId: string) {
  return db
    .selectFrom("walls")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("connectedAt")
    .orderBy("id")
    .execute();
}

export function markSeen(tx: Tx, id: string, at: string) {
  return tx.updateTable("walls").set({ seenAt: at }).where("id", "=", id).execute();
}

/** Returns false if the event has no such screen. */
export async function remove(tx: Tx, eventId: string, id: string) {
  const { numDeletedRows } = await tx
    .deleteFrom("walls")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
