import "server-only";
import type { Database } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";
import { APART } from "./rules";

type OfGuest = { eventId: string; guestId: string };

/** The requests of one guest that wait apart, or were declined there. */
export const ofGuest = prepared((db, { eventId, guestId }: OfGuest) =>
  db
    .selectFrom("backers")
    .innerJoin("requests", "requests.id", "backers.requestId")
    .select(["requests.id", "rankGroup"])
    .where("backers.eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .where("rankGroup", ">=", APART.first),
);

/** All of an event, with whose they are. */
export function ofEvent(db: Database, eventId: string) {
  return db
    .selectFrom("requests")
    .innerJoin("backers", "backers.requestId", "requests.id")
    .select(["requests.id", "rankGroup", "guestId"])
    .where("requests.eventId", "=", eventId)
    .where("rankGroup", ">=", APART.first)
    .execute();
}

/** Who has asked for these requests first. */
export function askers(db: Database, eventId: string, ids: string[]) {
  return db
    .selectFrom("submissions")
    .select(["id", "guestId"])
    .where("eventId", "=", eventId)
    .where("id", "in", ids)
    .execute();
}
