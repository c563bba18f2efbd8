import "server-only";
import type { Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { APART } from "./rules";

interface HeartTable {
  requestId: string;
  guestId: string;
  eventId: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    hearts: HeartTable;
  }
}

/** A guest loves a song once. */
export function add(tx: Tx, rows: Selectable<HeartTable>[]) {
  return tx
    .insertInto("hearts")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a guest's heart from a song, and from what was merged into it. */
export async function remove(tx: Tx, { requestId, guestId, eventId }: Selectable<HeartTable>) {
  await tx
    .deleteFrom("hearts")
    .where("guestId", "=", guestId)
    .where("requestId", "in", await thoseOf(tx, eventId, requestId))
    .execute();
}

/** Returns how many guests love a song. */
export async function countOf(db: Database, eventId: string, requestId: string) {
  const { hearts } = await db
    .selectFrom("hearts")
    .select(({ fn }) => fn.count<number>("guestId").distinct().as("hearts"))
    .where("requestId", "in", await thoseOf(db, eventId, requestId))
    .executeTakeFirstOrThrow();
  return Number(hearts);
}

/** The ids of a request and of those that were merged into it. */
async function thoseOf(db: Database, eventId: string, requestId: string) {
  const rows = await db
    .selectFrom("requests")
    .select("id")
    .where("eventId", "=", eventId)
    .where("rankGroup", "=", APART.withdrawn)
    .where("mergedInto", "=", requestId)
    .execute();
  return [requestId, ...rows.map(({ id }) => id)];
}

/** The hearts of events, each with the song to which it belongs by now. */
function heartsOf(db: Database, eventIds: string[]) {
  return db
    .selectFrom("hearts")
    .innerJoin("requests", "requests.id", "hearts.requestId")
    .where("hearts.eventId", "in", eventIds);
}

/** Returns how many guests love each song of these events, by the request's id. */
export async function counts(db: Database, eventIds: string[]) {
  const rows = await heartsOf(db, eventIds)
    .select(({ fn }) => [
      fn.coalesce("requests.mergedInto", "requests.id").as("song"),
      fn.count<number>("hearts.guestId").distinct().as("count"),
    ])
    .groupBy("song")
    .execute();
  return new Map(rows.map(({ song, count }) => [song, Number(count)]));
}

/** Returns the ids of the requests that a guest loves at an event. */
export async function ofGuest(db: Database, eventId: string, guestId: string) {
  const rows = await heartsOf(db, [eventId])
    .select(({ fn }) => fn.coalesce("requests.mergedInto", "requests.id").as("song"))
    .where("hearts.guestId", "=", guestId)
    .execute();
  return new Set(rows.map(({ song }) => song));
}

export function rename(tx: Tx, eventId: string, guestId: string, nobody: string) {
  return tx
    .updateTable("hearts")
    .set({ guestId: nobody })
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .execute();
}
