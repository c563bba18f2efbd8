import "server-only";
import type { Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { inserting } from "@/lib/db/deferred";
import { contains } from "@/lib/db/like";
import { prepared } from "@/lib/db/prepared";
import { APART } from "./rules";

interface BackerTable {
  id: string;
  requestId: string;
  eventId: string;
  guestId: string;
  name: string | null;
  message: string | null;
  /** Name and message, folded for search. */
  searchText: string;
  /**
   * 1 if `searchText` is empty. Rows without text sort last. Stored, because a primary key cannot
   * contain an expression.
   */
  silent: number;
  /** 1 if the guest asked for the song, 0 if they only voted for it. */
  asked: number;
  createdAt: string;
  /** Where a guest asked or voted from: a name that the place has at this event alone. */
  place: string | null;
}

declare module "@/lib/db/client" {
  interface Tables {
    backers: BackerTable;
  }
}

export type BackerRow = Selectable<BackerTable>;

/** The columns with a guest's words. */
type Words = Pick<BackerRow, "name" | "message" | "searchText" | "silent">;
type Erased = Words & Pick<BackerRow, "place">;

export const find = prepared((db, { requestId, guestId }: { requestId: string; guestId: string }) =>
  db
    .selectFrom("backers")
    .selectAll()
    .where("guestId", "=", guestId)
    .where("requestId", "=", requestId),
);

/** Returns which of these requests a guest backs, with what they wrote, and whether they asked for or created them. */
export function ofGuest(db: Database, guestId: string, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .select((select) => [
      "requestId",
      "message",
      "asked",
      select
        .selectFrom("submissions")
        .select("submissions.id")
        .whereRef("submissions.eventId", "=", "backers.eventId")
        .whereRef("submissions.guestId", "=", "backers.guestId")
        .whereRef("submissions.id", "=", "backers.requestId")
        .as("created"),
    ])
    .where("guestId", "=", guestId)
    .where("requestId", "in", requestIds)
    .execute();
}

type Page = { requestId: string; limit: number; offset: number };

/** One page of the backers of a request: those with words first, oldest first. */
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

/** Returns the first backer of a request whose words contain this folded text. */
export function saying(db: Database, requestId: string, text: string) {
  return db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "=", requestId)
    .where("silent", "=", 0)
    .where(contains("searchText", text))
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();
}

/** Returns the backers of a request, oldest first. */
export function ofRequest(db: Database, requestId: string) {
  return db
    .selectFrom("backers")
    .selectAll()
    .where("requestId", "=", requestId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** Returns who backs each of these requests. */
export function guestsOf(db: Database, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .select(["requestId", "guestId"])
    .where("requestId", "in", requestIds)
    .execute();
}

/** Returns who asked for each of these requests, rather than only voted for it. */
export function askersOf(db: Database, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .select(["requestId", "guestId"])
    .where("requestId", "in", requestIds)
    .where("asked", "=", 1)
    .execute();
}

/**
 * Returns when and from where guests came to back a request who back nothing else at its event, oldest first.
 */
export async function arrivalsForOneSong(db: Database, requestId: string) {
  const rows = await db
    .selectFrom("backers")
    .select(["place", "createdAt"])
    .where("requestId", "=", requestId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("backers as others")
            .select("others.id")
            .whereRef("others.guestId", "=", "backers.guestId")
            .whereRef("others.eventId", "=", "backers.eventId")
            .whereRef("others.requestId", "!=", "backers.requestId"),
        ),
      ),
    )
    .orderBy("createdAt")
    .execute();
  return rows.flatMap(({ place, createdAt }) =>
    place ? { place, at: Date.parse(createdAt) } : [],
  );
}

/** Returns the ids of the guests who back anything at an event. */
export async function guestIds(db: Database, eventId: string) {
  const rows = await db
    .selectFrom("requests")
    .innerJoin("backers", "backers.requestId", "requests.id")
    .select("guestId")
    .distinct()
    .where("requests.eventId", "=", eventId)
    .execute();
  return rows.map(({ guestId }) => guestId);
}

export function allOfGuest(db: Database, eventId: string, guestId: string) {
  return db
    .selectFrom("backers")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export function rename(
  tx: Tx,
  eventId: string,
  guestId: string,
  changed: Erased & Pick<BackerRow, "guestId">,
) {
  return tx
    .updateTable("backers")
    .set(changed)
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .execute();
}

/** Returns how many different guests back requests of an event. */
export async function countGuests(db: Database, eventId: string) {
  const { guests } = await db
    .selectFrom("requests")
    .innerJoin("backers", "backers.requestId", "requests.id")
    .select((select) => select.fn.count<number>("guestId").distinct().as("guests"))
    .where("requests.eventId", "=", eventId)
    // Not by `apart`, which the index lacks: boards ask every few seconds.
    .where("rankGroup", "<", APART.first)
    .executeTakeFirstOrThrow();
  return Number(guests);
}

export const insert = inserting("backers", [
  "requestId",
  "silent",
  "createdAt",
  "id",
  "eventId",
  "guestId",
  "name",
  "message",
  "searchText",
  "asked",
  "place",
]);

/** Selects a backer by the full index key, because a request may have a thousand backers. */
function byKey({ requestId, silent, createdAt, id }: BackerRow) {
  return { requestId, silent, createdAt, id };
}

export function update(tx: Tx, backer: BackerRow, changed: Words & Pick<BackerRow, "asked">) {
  return tx
    .updateTable("backers")
    .set(changed)
    .where((where) => where.and(byKey(backer)))
    .execute();
}

export function remove(tx: Tx, backer: BackerRow) {
  return tx
    .deleteFrom("backers")
    .where((where) => where.and(byKey(backer)))
    .execute();
}

/** Moves some of the backers of a request to another. */
export function move(tx: Tx, from: string, ids: string[], to: string) {
  return tx
    .updateTable("backers")
    .set({ requestId: to })
    .where("requestId", "=", from)
    .where("id", "in", ids)
    .execute();
}

/** Erases the words of every backer at an event, and where they came from. */
export function updateAll(tx: Tx, eventId: string, words: Erased) {
  const requests = tx.selectFrom("requests").select("id").where("eventId", "=", eventId);
  return tx.updateTable("backers").set(words).where("requestId", "in", requests).execute();
}
