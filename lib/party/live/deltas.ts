import "server-only";
import { database } from "@/lib/db/client";
import { type EventRow, eventById } from "@/lib/party/events/access";
import { djEvent, publicEvent } from "@/lib/party/events/service";
import { djRequests, publicRequest, songRequest } from "@/lib/party/requests/present";
import type { RequestRow } from "@/lib/party/requests/read";
import {
  type Change,
  changesSince,
  frontOf,
  nextUndo,
  requestsById,
} from "@/lib/party/requests/read";
import { nextOf } from "@/lib/party/requests/veiled-list";
import { isHidden, NEXT, veiledStandings } from "@/lib/party/requests/view-rules";
import type { DjDelta, GuestDelta } from "./schema";

export const audiences = ["guest", "dj"] as const;
export type Audience = (typeof audiences)[number];
export type Delta = GuestDelta | DjDelta;

/** The changes between two cursors, for one audience. */
export type Batch = {
  from: number;
  to: number;
  /** Empty with `isReset`: the page missed so much that it reads its lists again. */
  deltas: Delta[];
  isReset: boolean;
};

/** The stored changes of an event between two cursors. */
export type Reading = {
  from: number;
  to: number;
  event: EventRow;
  changes: Change[];
  /** The current rows of the requests that the changes touched. */
  rows: RequestRow[];
  isReset: boolean;
};

const MOST_REPLAYED = 500;

/**
 * Reads an event's changes after `from`, oldest first, once for all its streams. Resolves to undefined if the
 * event was deleted.
 */
export async function readSince(eventId: string, from: number): Promise<Reading | undefined> {
  const source = await database();
  const changes = await changesSince(source, eventId, from, MOST_REPLAYED + 1);
  const event = await eventById(eventId);
  if (!event) return undefined;
  // The server never issued a cursor beyond the event's own.
  if (changes.length > MOST_REPLAYED || from > event.cursor) {
    return { from, to: event.cursor, event, changes: [], rows: [], isReset: true };
  }
  const ids = new Set(changes.flatMap(({ touched }) => Object.keys(touched)));
  const rows = await requestsById(source, [...ids]);
  return { from, to: changes.at(-1)?.id ?? from, event, changes, rows, isReset: false };
}

/**
 * Returns the changes as this audience sees them. Requests are in their current state, so a delta that arrives
 * late or twice does no harm.
 */
export async function batchFor(audience: Audience, reading: Reading): Promise<Batch> {
  const { event, changes, rows, from, to, isReset } = reading;
  const source = await database();
  const isDj = audience === "dj";
  if (!isDj && event.settings.queueView !== "exact") return veiledBatch(reading);
  const requests = isDj ? await djRequests(source, rows) : rows.map(songRequest);
  const byId = new Map(requests.map((request) => [request.id, request]));
  const undo = isDj && { undo: await nextUndo(source, event.id) };
  const { counts, pace, full } = eventFor(event, isDj);

  const deltas = changes.map(({ id, at, verb, touched }) => {
    const isOfEvent = verb === "event" || verb === "lastCall";
    const seen = isOfEvent && { event: eventFor(event, isDj) };
    const shown = Object.keys(touched).flatMap((key) => byId.get(key) ?? []);
    return {
      id,
      at,
      verb: isDj ? verb : toldAs(verb),
      counts,
      pace,
      full,
      from: touched,
      requests: shown,
      ...seen,
      ...undo,
    } as Delta;
  });
  return { from, to, deltas, isReset };
}

/**
 * The changes as guests see them who do not see the whole queue. A change in it brings the songs of which they know the
 * order, and nothing of the others' places.
 */
async function veiledBatch({ event, changes, rows, from, to, isReset }: Reading): Promise<Batch> {
  const source = await database();
  const seen = publicEvent(event);
  const hidesQueue = seen.settings.queueView === "own";
  const next = await nextOf(source, event);
  // Whatever was among them before a change is in it, or was pushed back by as many as have come.
  const front = hidesQueue ? [] : await frontOf(source, event.id, NEXT + rows.length);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isInQueue = (status: string | undefined) => status === "accepted";

  const deltas = changes.map(({ id, at, verb, touched }) => {
    const now = Object.keys(touched).flatMap((key) => byId.get(key) ?? []);
    const moved =
      now.some(({ status }) => isInQueue(status)) ||
      Object.values(touched).some((standing) => isInQueue(standing?.status));
    const around = moved ? front.filter((row) => !(row.id in touched)) : [];
    const shown = [...now, ...around].filter((row) => !isHidden(event, row));
    const ids = new Set(shown.map((row) => row.id));
    const isOfEvent = verb === "event" || verb === "lastCall";
    return {
      id,
      at,
      verb: toldAs(verb),
      counts: seen.counts,
      pace: seen.pace,
      full: seen.full,
      from: veiledStandings(touched, ids, hidesQueue),
      requests: shown.map((row) => publicRequest(event, row, next)),
      view: { queue: seen.settings.queueView, moved },
      ...(isOfEvent && { event: seen }),
    };
  });
  return { from, to, deltas, isReset };
}

function eventFor(event: EventRow, isDj: boolean) {
  return isDj ? djEvent(event) : publicEvent(event);
}

/** What a DJ decides about a guest or the words of a song, or notes for the others, is not for guests. */
function toldAs(verb: Change["verb"]): Change["verb"] {
  const isPrivate = ["banned", "lifted", "erased", "marked", "unmarked", "noted"].includes(verb);
  return isPrivate ? "moved" : verb;
}
