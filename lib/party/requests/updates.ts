import "server-only";
import type { Database } from "@/lib/db/client";
import * as backers from "./backers-db";
import * as db from "./db";
import { front } from "./lanes-db";

/** What a guest is notified of. */
export type UpdatedRequest = Pick<db.RequestRow, "id" | "title" | "declineReason" | "declineNote">;

/** What guests may want to be notified of at this moment. */
export type Update = {
  playing: db.RequestRow | undefined;
  /** What comes after it. Before anything plays, nothing is next: the first song may be hours away. */
  next: db.RequestRow | undefined;
  declined: db.RequestRow[];
};

/** Returns what plays, what is next, and what was declined since then (ms since 1970). */
export async function updateOf(source: Database, eventId: string, since: number): Promise<Update> {
  const playing = await db.playing(source, eventId);
  const [next] = playing ? await front(source, eventId, 1) : [];
  const declined = await db.declinedSince(source, eventId, new Date(since).toISOString());
  return { playing, next, declined };
}

export const findRequests = db.findAll;

/** Returns who asked for these requests: a vote is no request. */
export const askersOf = backers.askersOf;
