import "server-only";
import type { Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import type { LanguageCode } from "@/lib/shell/i18n/locales";

interface SubscriptionTable {
  id: string;
  eventId: string;
  guestId: string;
  /** An address of a push service that only this phone's browser got: whoever knows it may send. */
  endpoint: string;
  p256dh: string;
  auth: string;
  language: LanguageCode;
  /** By which origin the guest reaches the site: a message leads back there. */
  origin: string;
  since: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    subscriptions: SubscriptionTable;
  }
}

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** A browser that subscribes again, perhaps as another guest, replaces what it said before. */
export function save(tx: Tx, row: SubscriptionRow) {
  const { id: _, eventId: __, endpoint: ___, ...changed } = row;
  return tx
    .insertInto("subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["eventId", "endpoint"]).doUpdateSet(changed))
    .execute();
}

export function ofGuest(db: Database, eventId: string, guestId: string) {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .orderBy("since", "desc")
    .execute();
}

/** Returns which phones of an event belong to these guests. */
export function ofGuests(db: Database, eventId: string, guestIds: string[]) {
  return db
    .selectFrom("subscriptions")
    .select(["id", "guestId", "since"])
    .where("eventId", "=", eventId)
    .where("guestId", "in", guestIds)
    .execute();
}

export async function hasAny(db: Database, eventId: string) {
  const one = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("eventId", "=", eventId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export function findAll(db: Database, ids: string[]) {
  return db.selectFrom("subscriptions").selectAll().where("id", "in", ids).execute();
}

/** Returns the events that have subscribers, newest subscriptions first. */
export async function eventIds(db: Database, limit: number) {
  const rows = await db
    .selectFrom("subscriptions")
    .select((select) => ["eventId", select.fn.max("since").as("newest")])
    .groupBy("eventId")
    .orderBy("newest", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

export function remove(tx: Tx, ids: string[]) {
  return tx.deleteFrom("subscriptions").where("id", "in", ids).execute();
}

export function removeOfGuest(tx: Tx, eventId: string, guestId: string) {
  return tx
    .deleteFrom("subscriptions")
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .execute();
}

export function removeAll(tx: Tx, eventId: string) {
  return tx.deleteFrom("subscriptions").where("eventId", "=", eventId).execute();
}
