import "server-only";
import type { Generated, Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { asking, inserting } from "@/lib/db/deferred";
import { prepared } from "@/lib/db/prepared";
import { each, type Mark, markNames } from "./marks";
import type { DeclineReason, RequestStatus } from "./statuses";

interface RequestTable extends Record<Mark, number> {
  id: string;
  eventId: string;
  title: string;
  artist: string;
  trackId: string | null;
  seconds: number | null;
  songKey: string;
  searchText: string;
  status: RequestStatus;
  lane: string;
  position: number;
  /** 0 or 1. */
  pinned: number;
  declineReason: DeclineReason | null;
  declineNote: string | null;
  /** What the DJs note for each other. */
  privateNote: string | null;
  backers: number;
  /** 1 if it waits apart, because its guest is muted: nobody else sees it, and no list or figure counts it. */
  apart: number;
  /** 1 if nobody asked for it before the decks played it. */
  unasked: Generated<number>;
  /** The request that this one was merged into. */
  mergedInto: string | null;
  rankGroup: number;
  rankKey: number;
  createdAt: string;
  acceptedAt: string | null;
  startedAt: string | null;
  playedAt: string | null;
  declinedAt: string | null;
  withdrawnAt: string | null;
  /** When its guest was told that it is next. */
  toldAt: string | null;
  /** When its guest last said "not now", and how often they have. */
  postponedAt: string | null;
  postponed: Generated<number>;
}

declare module "@/lib/db/client" {
  interface Tables {
    requests: RequestTable;
  }
}

export type RequestRow = Selectable<RequestTable>;

export function find(db: Database, id: string) {
  return db.selectFrom("requests").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findAll(db: Database, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom("requests").selectAll().where("id", "in", ids).execute();
}

/** Finds an event's rows by its code, so that a query need not wait until the event is read. */
export function idOfEvent(db: Database, code: string) {
  return db.selectFrom("events").select("id").where("code", "=", code);
}

/** Every request for one song at an event, oldest first. */
export const ofSong = asking(["code", "songKey"], (db, { code, songKey }) =>
  db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", idOfEvent(db, code))
    .where("songKey", "=", songKey)
    .orderBy("createdAt"),
);

/** Each column: the compiler asks for one that is not here. */
const all: Record<keyof RequestRow, true> = {
  id: true,
  eventId: true,
  title: true,
  artist: true,
  trackId: true,
  seconds: true,
  songKey: true,
  searchText: true,
  status: true,
  lane: true,
  position: true,
  pinned: true,
  declineReason: true,
  declineNote: true,
  privateNote: true,
  backers: true,
  ...each(markNames, true),
  apart: true,
  unasked: true,
  mergedInto: true,
  rankGroup: true,
  rankKey: true,
  createdAt: true,
  acceptedAt: true,
  startedAt: true,
  playedAt: true,
  declinedAt: true,
  withdrawnAt: true,
  toldAt: true,
  postponedAt: true,
  postponed: true,
};
const columns = Object.keys(all) as (keyof RequestRow)[];

export const insert = inserting("requests", columns);

/**
 * The indexed columns, which never change. Leaving them out of an update saves writing their indices; only the
 * index of the order is written.
 */
const fixed: readonly (keyof RequestRow)[] = ["id", "eventId", "songKey", "createdAt"];

export const update = prepared((db, row: RequestRow) => {
  const free = columns.filter((column) => !fixed.includes(column));
  return db
    .updateTable("requests")
    .set(Object.fromEntries(free.map((column) => [column, row[column]])))
    .where("id", "=", row.id);
});

type Counters = {
  id: string;
  /** The id of the newest change. */
  cursor: number;
  apart: number;
  pending: number;
  accepted: number;
  playing: number;
  played: number;
  declined: number;
  queued: number;
  starts: string;
};

/**
 * Stores the columns of the event's row that are derived from its requests. They are on that row because every
 * write locks it anyway; `events` owns the rest of the row.
 */
export const updateCounters = prepared((db, counters: Counters) => {
  const { id, cursor, queued, starts } = counters;
  const { apart, pending, accepted, playing, played, declined } = counters;
  return db
    .updateTable("events")
    .set({ cursor, apart, pending, accepted, playing, played, declined, queued, starts })
    .where("id", "=", id);
});

/** Returns the request that is playing, or undefined. */
export function playing(db: Database, eventId: string) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", "=", 0)
    .executeTakeFirst();
}

/** Returns what was declined at an event since then, and still is. */
export function declinedSince(db: Database, eventId: string, since: string) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("declinedAt", ">=", since)
    .where("status", "=", "declined")
    .execute();
}

/** Erases what the DJs of an event have noted for each other. */
export function eraseNotes(tx: Tx, eventId: string) {
  return tx
    .updateTable("requests")
    .set({ privateNote: null })
    .where("eventId", "=", eventId)
    .where("privateNote", "is not", null)
    .execute();
}

/** Forgets the requests that waited apart, because they tell who was muted. */
export async function removeApart(tx: Tx, eventId: string) {
  await tx.deleteFrom("requests").where("eventId", "=", eventId).where("apart", "=", 1).execute();
  await tx.updateTable("events").set({ apart: 0 }).where("id", "=", eventId).execute();
}
