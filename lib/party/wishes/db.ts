import "server-only";
import type { Database } from "@/lib/db/client";

/** What guests asked for at these events, the oldest first; neither what they withdrew nor what waits apart. */
export function wished(db: Database, eventIds: string[]) {
  return db
    .selectFrom("requests")
    .innerJoin("events", "events.id", "requests.eventId")
    .select(["requests.id", "eventId", "ownerId", "title", "artist", "trackId", "songKey"])
    .where("eventId", "in", eventIds)
    .where("requests.apart", "=", 0)
    .where("requests.unasked", "=", 0)
    .where("mergedInto", "is", null)
    .where("requests.status", "!=", "withdrawn")
    .orderBy("requests.createdAt")
    .orderBy("requests.id")
    .execute();
}

export type WishedRow = Awaited<ReturnType<typeof wished>>[number];

/** Who backs these requests. */
export function backersOf(db: Database, requestIds: string[]) {
  return db
    .selectFrom("backers")
    .select(["requestId", "guestId"])
    .where("requestId", "in", requestIds)
    .execute();
}
