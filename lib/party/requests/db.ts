import "server-only";
import { type Selectable, sql } from "kysely";
import type { Database } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";
import type { ListQuery } from "./list-schema";
import { groupsOf, LINE, TYPICAL_SECONDS } from "./rules";
import type { DeclineReason, RequestStatus } from "./schema";

interface RequestTable {
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
  /** 0 or 1 */
  pinned: number;
  declineReason: DeclineReason | null;
  declineNote: string | null;
  backers: number;
  /** The request that this one was joined into. */
  mergedInto: string | null;
  rankGroup: number;
  rankKey: number;
  createdAt: string;
  acceptedAt: string | null;
  startedAt: string | null;
  playedAt: string | null;
  declinedAt: string | null;
  withdrawnAt: string | null;
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

/** Every request for one song at an event, the oldest first. */
export const ofSong = prepared((db, { eventId, songKey }: { eventId: string; songKey: string }) =>
  db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("songKey", "=", songKey)
    .orderBy("createdAt"),
);

const columns = [
  "id",
  "eventId",
  "title",
  "artist",
  "trackId",
  "seconds",
  "songKey",
  "searchText",
  "status",
  "lane",
  "position",
  "pinned",
  "declineReason",
  "declineNote",
  "backers",
  "mergedInto",
  "rankGroup",
  "rankKey",
  "createdAt",
  "acceptedAt",
  "startedAt",
  "playedAt",
  "declinedAt",
  "withdrawnAt",
] as const satisfies (keyof RequestRow)[];

export const insert = prepared((db, row: RequestRow) =>
  db
    .insertInto("requests")
    .values(Object.fromEntries(columns.map((column) => [column, row[column]])) as RequestRow),
);

/** What its indices find a request by; but for the order, none of it changes, so no other index is written. */
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
  pending: number;
  accepted: number;
  playing: number;
  played: number;
  declined: number;
};

/**
 * Stores the columns of an event's row that follow from its requests. They stand on that row because every write
 * locks it anyway; the rest of the row is `events`' own.
 */
export const updateCounters = prepared((db, counters: Counters) => {
  const { id, cursor, pending, accepted, playing, played, declined } = counters;
  return db
    .updateTable("events")
    .set({ cursor, pending, accepted, playing, played, declined })
    .where("id", "=", id);
});

export type Search = ListQuery & { eventId: string; guestId?: string; withBackers?: boolean };

function matching(db: Database, { eventId, filter, search, guestId, withBackers }: Search) {
  const { first, last } = groupsOf(filter);
  const listed = db
    .selectFrom("requests")
    .where("rankGroup", ">=", first)
    .where("rankGroup", "<=", last);
  // Either way in leads to one index: given both, the engines walk through the whole list for its order.
  const query =
    filter === "mine"
      ? (listed
          .innerJoin("backers", "backers.requestId", "requests.id")
          .where("backers.eventId", "=", eventId)
          .where("guestId", "=", guestId ?? "") as typeof listed)
      : listed.where("requests.eventId", "=", eventId);
  if (!search) return query;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return query.where((where) => {
    const inSong = sql<boolean>`${sql.ref("requests.searchText")} like ${pattern} escape '\\'`;
    if (!withBackers) return inSong;
    const inBackers = where.exists(
      where
        .selectFrom("backers")
        .select("backers.id")
        .whereRef("backers.requestId", "=", "requests.id")
        .where("backers.silent", "=", 0)
        .where(sql<boolean>`${sql.ref("backers.searchText")} like ${pattern} escape '\\'`),
    );
    return where.or([inSong, inBackers]);
  });
}

/** One page of a list. Its cost depends on the page, not on how many requests there are. */
export function page(db: Database, search: Search) {
  return matching(db, search)
    .selectAll("requests")
    .orderBy("rankGroup")
    .orderBy("rankKey")
    .orderBy("requests.createdAt")
    .orderBy("requests.id")
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
    .execute();
}

export async function countMatching(db: Database, search: Search) {
  const row = await matching(db, search)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Every request of an event that its lists show, in the order they were asked. */
export function allInOrder(db: Database, eventId: string) {
  const { last } = groupsOf("all");
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", "<=", last)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** The request that is playing, or undefined. */
export function playing(db: Database, eventId: string) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", "=", 0)
    .executeTakeFirst();
}

/** How many wait in the line before `row`, and how long they take. */
export async function aheadOf(db: Database, row: RequestRow) {
  const { count, seconds } = await db
    .selectFrom("requests")
    .select((select) => [
      select.fn.countAll<number>().as("count"),
      select.fn
        .sum<number | null>(select.fn.coalesce("seconds", sql.lit(TYPICAL_SECONDS)))
        .as("seconds"),
    ])
    .where("eventId", "=", row.eventId)
    .where("rankGroup", ">=", LINE.first)
    .where("rankGroup", "<=", row.rankGroup)
    .where((where) =>
      where.or([where("rankGroup", "<", row.rankGroup), where("rankKey", "<", row.rankKey)]),
    )
    .executeTakeFirstOrThrow();
  return { count: Number(count), seconds: Number(seconds ?? 0) };
}

/** A position behind all others of a lane. */
export async function endOfLane(db: Database, eventId: string, lane: string) {
  const { last } = await db
    .selectFrom("requests")
    .select((select) => select.fn.max<number | null>("position").as("last"))
    .where("eventId", "=", eventId)
    .where("rankGroup", ">=", LINE.first)
    .where("rankGroup", "<=", LINE.last + 1)
    .where("lane", "=", lane)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The accepted requests of a lane, in its order. */
export function lane(db: Database, eventId: string, name: string) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", ">=", LINE.first)
    .where("rankGroup", "<=", LINE.last + 1)
    .where("lane", "=", name)
    .orderBy("position")
    .orderBy("createdAt")
    .execute();
}

/** Every request of these lanes, waiting and done. */
export function inLanes(db: Database, eventId: string, lanes: string[]) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("lane", "in", lanes)
    .execute();
}

/** How many requests a guest backs that lists still show. */
export async function countBacked(db: Database, eventId: string, guestId: string) {
  const { last } = groupsOf("all");
  const { count } = await db
    .selectFrom("backers")
    .innerJoin("requests", "requests.id", "backers.requestId")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("backers.eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .where("rankGroup", "<=", last)
    .executeTakeFirstOrThrow();
  return Number(count);
}
