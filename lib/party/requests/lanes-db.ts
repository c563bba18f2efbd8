import "server-only";
import { sql } from "kysely";
import type { Database } from "@/lib/db/client";
import { TYPICAL_SECONDS } from "@/lib/party/events/pace-rules";
import type { RequestRow } from "./db";
import { ACCEPTED, groupsOf, LINE } from "./rules";

/** Returns how many requests wait ahead of `row`, and how long they take. */
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

/** Returns the first requests of the line, in order. */
export function front(db: Database, eventId: string, limit: number) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", ">=", LINE.first)
    .where("rankGroup", "<=", LINE.last)
    .orderBy("rankGroup")
    .orderBy("rankKey")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The most waiting requests that are looked at; a longer line would take days. */
const MOST_WAITING = 500;

/** Returns the accepted requests in their order, then the pending ones, most backers first. */
export function waiting(db: Database, eventId: string) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", ">=", ACCEPTED.first)
    .where("rankGroup", "<=", ACCEPTED.last + 1)
    .orderBy("rankGroup")
    .orderBy("rankKey")
    .orderBy("createdAt")
    .limit(MOST_WAITING)
    .execute();
}

/** Returns what plays and what has played, oldest first. */
export function heard(db: Database, eventId: string) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", "in", [groupsOf("playing").first, groupsOf("played").first])
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** Returns a position at the end of a lane. */
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

/** Returns the accepted requests of a lane, in its order. */
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

/** Returns every request of these lanes, whatever its status. */
export function inLanes(db: Database, eventId: string, lanes: string[]) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("lane", "in", lanes)
    .execute();
}
