import "server-only";
import type { Selectable } from "kysely";
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
  /** 1 where `searchText` is empty, which sorts last. Stored, because SQLite cannot compute a key. */
  silent: number;
  createdAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    backers: BackerTable;
  }
}

export type BackerRow = Selectable<BackerTable>;

/** What somebody wrote, as it is stored. */
type Words = Pick<BackerRow, "name" | "message" | "searchText" | "silent">;

export const find = prepared((db, { requestId, guestId }: { requestId: string; guestId: string }) =>
  db
    .selectFrom("backers")
    .selectAll()
    .where("guestId", "=", guestId)
    .where("requestId", "=", requestId),
);

/** Which of these requests a guest backs, with what they wrote. */
export function ofGuest(db: Database, guestId: string, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .select(["requestId", "message"])
    .where("guestId", "=", guestId)
    .where("requestId", "in", requestIds)
    .execute();
}

type Page = { requestId: string; limit: number; offset: number };

/** Some of the backers of one request: those who wrote something first, then the rest, the oldest first. */
export const page = prepared((db, { requestId, limit, offset }: Page) =>
  db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "=", requestId)
    .orderBy("silent")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(limit)
    .offset(offset),
);

/** The backers of one request, the first one first. */
export function ofRequest(db: Database, requestId: string) {
  return db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "=", requestId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export const insert = prepared((db, row: BackerRow) => {
  const { id, requestId, eventId, guestId, name, message, searchText, silent, createdAt } = row;
  return db
    .insertInto("backers")
    .values({ id, requestId, eventId, guestId, name, message, searchText, silent, createdAt });
});

/** By its whole key: a card may have a thousand backers. */
function byKey({ requestId, silent, createdAt, id }: BackerRow) {
  return { requestId, silent, createdAt, id };
}

export function update(tx: Tx, backer: BackerRow, words: Words) {
  return tx
    .updateTable("backers")
    .set(words)
    .where((where) => where.and(byKey(backer)))
    .execute();
}

export function remove(tx: Tx, backer: BackerRow) {
  return tx
    .deleteFrom("backers")
    .where((where) => where.and(byKey(backer)))
    .execute();
}

/** Lets some of the backers of one request stand behind another. */
export function move(tx: Tx, from: string, ids: string[], to: string) {
  return tx
    .updateTable("backers")
    .set({ requestId: to })
    .where("requestId", "=", from)
    .where("id", "in", ids)
    .execute();
}

/** Puts these words in the place of what everybody at an event wrote. */
export function updateAll(tx: Tx, eventId: string, words: Words) {
  const requests = tx.selectFrom("requests").select("id").where("eventId", "=", eventId);
  return tx.updateTable("backers").set(words).where("requestId", "in", requests).execute();
}
