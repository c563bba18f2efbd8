import "server-only";
import type { Selectable, Updateable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";

interface BackerTable {
  id: string;
  requestId: string;
  eventId: string;
  guestId: string;
  name: string | null;
  message: string | null;
  /** Name and message, folded for searching. */
  searchText: string;
  createdAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    backers: BackerTable;
  }
}

export type BackerRow = Selectable<BackerTable>;

export function find(db: Database, requestId: string, guestId: string) {
  return db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "=", requestId)
    .where("guestId", "=", guestId)
    .executeTakeFirst();
}

/** Which of these requests a guest backs, with what they wrote. */
export function ofGuest(db: Database, guestId: string, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .select(["requestId", "message"])
    .where("requestId", "in", requestIds)
    .where("guestId", "=", guestId)
    .execute();
}

/** The backers of these requests, the first one first. */
export function ofRequests(db: Database, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "in", requestIds)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export const insert = prepared((db, row: BackerRow) => {
  const { id, requestId, eventId, guestId, name, message, searchText, createdAt } = row;
  return db
    .insertInto("backers")
    .values({ id, requestId, eventId, guestId, name, message, searchText, createdAt });
});

export function update(tx: Tx, ids: string[], values: Updateable<BackerTable>) {
  return tx.updateTable("backers").set(values).where("id", "in", ids).execute();
}

export function remove(tx: Tx, id: string) {
  return tx.deleteFrom("backers").where("id", "=", id).execute();
}

/** Forgets every name and message of an event. */
export function erase(tx: Tx, eventId: string) {
  return tx
    .updateTable("backers")
    .set({ name: null, message: null, searchText: "" })
    .where("eventId", "=", eventId)
    .execute();
}
