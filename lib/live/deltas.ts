import "server-only";
import type { DjDelta, GuestDelta, Standings } from "@/lib/changes/schema";
import { changesSince, nextUndo } from "@/lib/changes/service";
import { database } from "@/lib/db/client";
import { countsOf, djEvent, type EventRow, eventById, publicEvent } from "@/lib/events/service";
import { djRequests, requestsById, songRequest } from "@/lib/requests/service";

export const audiences = ["guest", "dj"] as const;
export type Audience = (typeof audiences)[number];
export type Delta = GuestDelta | DjDelta;

/** The changes between two cursors. */
export type Batch = {
  from: number;
  to: number;
  /** None with `isReset`: so much was missed that the page had better read its lists anew. */
  deltas: Delta[];
  isReset: boolean;
};

const MOST_REPLAYED = 500;

/**
 * The changes of an event after `from`, oldest first, as this audience may see them; undefined when the
 * event is gone. Requests are shown as they are now, so a delta may come late, or twice, without harm.
 */
export async function batchSince(
  eventId: string,
  from: number,
  audience: Audience,
): Promise<Batch | undefined> {
  const source = await database();
  const changes = await changesSince(source, eventId, from, MOST_REPLAYED + 1);
  const event = await eventById(eventId);
  if (!event) return undefined;
  // A cursor from the future was never ours to give.
  if (changes.length > MOST_REPLAYED || from > event.cursor) {
    return { from, to: event.cursor, deltas: [], isReset: true };
  }
  const froms = changes.map(({ touched }) => JSON.parse(touched) as Standings);
  const rows = await requestsById(source, [...new Set(froms.flatMap(Object.keys))]);
  const isDj = audience === "dj";
  const requests = isDj ? await djRequests(source, rows) : rows.map(songRequest);
  const byId = new Map(requests.map((request) => [request.id, request]));
  const undo = isDj && { undo: await nextUndo(source, eventId) };

  const deltas = changes.map(({ id, at, verb }, index) => {
    const standings = froms[index] ?? {};
    const touched = Object.keys(standings).flatMap((key) => byId.get(key) ?? []);
    const seen = verb === "event" && { event: eventFor(event, isDj) };
    const counts = countsOf(event);
    return { id, at, verb, counts, from: standings, requests: touched, ...seen, ...undo } as Delta;
  });
  return { from, to: changes.at(-1)?.id ?? from, deltas, isReset: false };
}

function eventFor(event: EventRow, isDj: boolean) {
  return isDj ? djEvent(event) : publicEvent(event);
}
