import "server-only";
import { sql } from "kysely";
import type { Database } from "@/lib/db/client";
import { groupsOf } from "./rules";

/** What is counted of each request. */
const counted = [
  "id",
  "eventId",
  "title",
  "artist",
  "songKey",
  "status",
  "declineReason",
  "backers",
  "unasked",
  "createdAt",
  "acceptedAt",
  "startedAt",
  "playedAt",
  "declinedAt",
] as const;

/** Returns every request of these events but those apart, oldest first; one that was merged into another is not a second one. */
export function countedRequests(db: Database, eventIds: string[]) {
  return db
    .selectFrom("requests")
    .select(counted)
    .where("eventId", "in", eventIds)
    .where("apart", "=", 0)
    .where("mergedInto", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/**
 * Returns what guests asked for at these events, oldest first; neither what they withdrew nor what waits apart, nor
 * what only the decks brought.
 */
export function wishedRequests(db: Database, eventIds: string[]) {
  return db
    .selectFrom("requests")
    .select(["id", "eventId", "title", "artist", "trackId", "songKey", "createdAt"])
    .where("eventId", "in", eventIds)
    .where("apart", "=", 0)
    .where("unasked", "=", 0)
    .where("mergedInto", "is", null)
    .where("status", "!=", "withdrawn")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/**
 * Returns what was requested and played at each of these events, by the track that it was tied to: how many requests
 * there were, and when one was last played. What the decks alone brought is no request.
 */
export async function requestedSongs(db: Database, eventIds: string[]) {
  if (eventIds.length === 0) return [];
  const rows = await db
    .selectFrom("requests")
    .select((select) => [
      "eventId",
      "trackId",
      "songKey",
      select.fn.sum<number>(sql<number>`1 - unasked`).as("requests"),
      select.fn.max("playedAt").as("lastPlayedAt"),
    ])
    .where("eventId", "in", eventIds)
    .where("apart", "=", 0)
    .where("mergedInto", "is", null)
    .where("status", "!=", "withdrawn")
    .groupBy(["eventId", "trackId", "songKey"])
    .execute();
  return rows.map(({ requests, ...row }) => ({ ...row, requests: Number(requests) }));
}

/** Returns the listed requests of an event that are not declined, most backers first; of equals, the oldest. */
export function mostWanted(db: Database, eventId: string, limit: number) {
  return db
    .selectFrom("requests")
    .select(["title", "artist", "backers"])
    .where("eventId", "=", eventId)
    .where("rankGroup", "<", groupsOf("declined").first)
    .orderBy("backers", "desc")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Returns how many different guests back the requests of each of these events that were asked `since` then. */
export async function countGuestsOf(db: Database, eventIds: string[], since: string) {
  const rows = await db
    .selectFrom("requests")
    .innerJoin("backers", "backers.requestId", "requests.id")
    .select((select) => [
      "requests.eventId",
      select.fn.count<number>("guestId").distinct().as("guests"),
    ])
    .where("requests.eventId", "in", eventIds)
    .where("apart", "=", 0)
    .where("requests.createdAt", ">=", since)
    .groupBy("requests.eventId")
    .execute();
  return new Map(rows.map(({ eventId, guests }) => [eventId, Number(guests)]));
}

/** Returns the busiest minutes since then: those in which most guests asked or voted, the earlier first. */
export async function busiestMinutes(db: Database, eventId: string, since: string, limit: number) {
  const minute = sql<string>`substr(${sql.ref("backers.createdAt")}, 1, 16)`;
  const rows = await db
    .selectFrom("requests")
    .innerJoin("backers", "backers.requestId", "requests.id")
    .select((select) => [minute.as("minute"), select.fn.countAll<number>().as("count")])
    .where("requests.eventId", "=", eventId)
    .where("apart", "=", 0)
    .where("backers.createdAt", ">=", since)
    .groupBy(minute)
    .orderBy("count", "desc")
    .orderBy("minute")
    .limit(limit)
    .execute();
  return rows.map(({ minute: at, count }) => ({ at: `${at}:00.000Z`, count: Number(count) }));
}
