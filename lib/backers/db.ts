import "server-only";
import { type Selectable, sql, type Updateable } from "kysely";
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

export const find = prepared((db, { requestId, guestId }: { requestId: string; guestId: string }) =>
  db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "=", requestId)
    .where("guestId", "=", guestId),
);

/** Which of these requests a guest backs, with what they wrote. */
export function ofGuest(db: Database, guestId: string, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .select(["requestId", "message"])
    .where("requestId", "in", requestIds)
    .where("guestId", "=", guestId)
    .execute();
}

/** Those who wrote something first, then the rest; each the oldest first. */
const order = sql`${sql.ref("searchText")} = '', ${sql.ref("createdAt")}, ${sql.ref("id")}`;

/** The first `most` backers of each of these requests. */
export function firstOfRequests(db: Database, requestIds: string[], most: number) {
  const numbered = db
    .selectFrom("backers")
    .select("id")
    .select(
      sql<number>`row_number() over (partition by ${sql.ref("requestId")} order by ${order})`.as(
        "number",
      ),
    )
    .where("requestId", "in", requestIds)
    .as("numbered");
  return db
    .selectFrom("backers")
    .innerJoin(numbered, "numbered.id", "backers.id")
    .selectAll("backers")
    .where("number", "<=", most)
    .orderBy("number")
    .execute();
}

/** Some of the backers of one request. */
export function page(db: Database, requestId: string, { limit = 0, offset = 0 }) {
  return db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "=", requestId)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
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
