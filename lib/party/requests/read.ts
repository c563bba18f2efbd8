import "server-only";
import { type Database, database } from "@/lib/db/client";
import { slicesOf } from "@/lib/lists/slices";
import * as backers from "./backers-db";
import { cachedByEvent } from "./cached-by-event";
import type { Snapshots, Step, Verb } from "./change-schema";
import * as changes from "./changes-db";
import * as requests from "./db";
import * as figures from "./figures-db";
import * as lanes from "./lanes-db";
import { allInOrder } from "./list-db";
import type { Taker } from "./precondition-schema";
import { songRequest } from "./present";
import { stepIn, undoIn } from "./undo-rules";

export type RequestRow = requests.RequestRow;

/** A change of an event as the change log stores it. */
export type Change = {
  eventId: string;
  id: number;
  at: string;
  verb: Verb;
  touched: Snapshots;
  /** The DJ who went over what another one had decided; null for most changes. */
  over: Step["by"];
};

/** Returns the changes of an event after `cursor`, oldest first, at most `limit`. */
export async function changesSince(
  source: Database,
  eventId: string,
  cursor: number,
  limit: number,
): Promise<Change[]> {
  const rows = await changes.since(source, { eventId, cursor, limit });
  return rows.map(({ taker, ...row }) => ({
    ...row,
    touched: JSON.parse(row.touched) as Snapshots,
    over: overIn(taker),
  }));
}

function overIn(taker: string | null) {
  if (!taker) return null;
  const { isOver, id, name } = JSON.parse(taker) as Taker;
  return isOver ? { id, name } : null;
}

/** Returns the next step to undo, or null. */
export async function nextUndo(source: Database, eventId: string) {
  const last = await changes.lastStep(source, eventId);
  return last?.undo ? stepIn(last.verb, undoIn(last.undo)) : null;
}

/** Returns requests by id. Ids that do not exist are skipped. */
export const requestsById = requests.findAll;

/** Returns the first requests of the line, in order. */
export const frontOf = lanes.front;

/** Returns the request that is playing at an event, or undefined. */
export const playingAt = requests.playing;

/** Returns the requests that may be played next: those accepted in their order, then those pending. */
export const mayBePlayed = lanes.waiting;

/** Returns what plays and has played at an event, oldest request first. It costs the same however many others wait. */
export async function requestsHeard(eventId: string) {
  const rows = await lanes.heard(await database(), eventId);
  return rows.map(songRequest);
}

/** Returns every request of an event except the withdrawn and merged ones, oldest first. */
export async function requestsInOrder(eventId: string) {
  const rows = await allInOrder(await database(), eventId);
  return rows.map(songRequest);
}

export type CountedRequest = Awaited<ReturnType<typeof figures.countedRequests>>[number];

/** Returns what is counted of all requests of these events, oldest first. */
export async function requestsToCount(eventIds: string[]) {
  return figures.countedRequests(await database(), eventIds);
}

/** Returns how many guests are behind the requests of each of these events that were asked `since` (ISO). */
export async function guestsToCount(eventIds: string[], since: string) {
  return figures.countGuestsOf(await database(), eventIds, since);
}

/** Returns the busiest minutes of an event since then (ISO). */
export async function minutesToCount(eventId: string, since: string, limit: number) {
  return figures.busiestMinutes(await database(), eventId, since, limit);
}

export type WishedRequest = Awaited<ReturnType<typeof requestsWished>>[number];

/** Returns what guests asked for at these events, oldest first. */
export const requestsWished = cachedByEvent("requests wished", async (source, eventIds) => {
  const rows = await figures.wishedRequests(source, eventIds);
  const guests = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  for (const some of slicesOf(rows, AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    for (const { requestId, guestId } of await backers.guestsOf(source, ids)) {
      guests.get(requestId)?.push(guestId);
    }
  }
  return rows.map((row) => ({ ...row, guestIds: guests.get(row.id) ?? [] }));
});
/** So many requests are looked up in one statement. */
const AT_ONCE = 500;

/** Returns what was requested and played at each of these events. */
export const songsRequested = cachedByEvent("songs requested", figures.requestedSongs);

/** More than these no hosts read. */
const MOST_WANTED = 100;

/** Returns what guests ask for at an event and is not declined, the most wanted first, without who asks. */
export async function mostWanted(eventId: string) {
  return figures.mostWanted(await database(), eventId, MOST_WANTED);
}
