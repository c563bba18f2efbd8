import "server-only";
import { database } from "@/lib/db/client";
import { type EventRow, eventById } from "@/lib/party/events/access";
import { djEvent, publicEvent } from "@/lib/party/events/service";
import { type Apart, withApart } from "@/lib/party/requests/apart";
import type { Snapshot, Snapshots, Verb } from "@/lib/party/requests/change-schema";
import { each, markVerbs } from "@/lib/party/requests/marks";
import { djRequests, publicRequest } from "@/lib/party/requests/present";
import type { RequestRow } from "@/lib/party/requests/read";
import {
  type Change,
  changesSince,
  frontOf,
  nextUndo,
  requestsById,
} from "@/lib/party/requests/read";
import { nextOf } from "@/lib/party/requests/veiled-list";
import { isHidden, NEXT, veiledSnapshots } from "@/lib/party/requests/view-rules";
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

/** What one audience learns of a change; undefined if it is none of their business. */
type Part =
  | (Pick<GuestDelta, "verb" | "from" | "requests" | "view"> & Pick<DjDelta, "over">)
  | undefined;

/**
 * Returns the changes as this audience sees them. Requests are in their current state, so a delta that arrives
 * late or twice does no harm. A muted guest also sees what they have `apart`, and that some of it is `gone`.
 */
export async function batchFor(
  audience: Audience,
  reading: Reading,
  apart: readonly Apart[] = [],
  gone: readonly Pick<Apart, "id">[] = [],
): Promise<Batch> {
  const { event, changes, from, to, isReset } = reading;
  const isDj = audience === "dj";
  const tell = isDj ? await tellsDjs(reading) : await tellsGuests(reading, apart, gone);
  const seen = isDj ? djEvent(event) : publicEvent(event);
  const counts = isDj ? seen.counts : withApart(seen.counts, apart);
  const ofDjs = isDj && {
    undo: await nextUndo(await database(), event.id),
    decksUntil: event.decksUntil,
  };

  const deltas = changes.flatMap((change) => {
    const { id, at, verb } = change;
    const part = tell(change);
    if (!part) return [];
    const isOfEvent = verb === "event" || verb === "lastCall";
    const { pace, full } = seen;
    const about = isOfEvent && { event: { ...seen, counts } };
    return { id, at, counts, pace, full, ...part, ...about, ...ofDjs } as Delta;
  });
  const last = deltas.at(-1);
  const told = deltas.map((delta) => (delta === last ? delta : { ...delta, more: true as const }));
  return { from, to, deltas: told, isReset };
}

async function tellsDjs({ rows }: Reading) {
  const requests = await djRequests(await database(), rows);
  const byId = new Map(requests.map((request) => [request.id, request]));
  return ({ verb, touched, over }: Change): Part => ({
    verb,
    from: touched,
    ...(over && { over }),
    requests: Object.keys(touched).flatMap((id) => byId.get(id) ?? []),
  });
}

/**
 * What guests learn of a change. Where they do not see the whole queue, a change in it brings the songs of which they
 * know the order, and nothing of the others.
 */
async function tellsGuests(
  { event, rows }: Reading,
  apart: readonly Apart[],
  gone: readonly Pick<Apart, "id">[],
) {
  const source = await database();
  const { queueView } = event.settings;
  const next = await nextOf(source, event);
  const front = queueView === "rough" ? await frontOf(source, event.id, NEXT) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const own = new Set([...apart, ...gone].map(({ id }) => id));

  return ({ verb, touched }: Change): Part => {
    const { from, now } = knownOf(verb, touched, byId, own);
    const isOfEvent = verb === "event" || verb === "lastCall";
    if (!isOfEvent && Object.keys(from).length === 0) return undefined;
    const part = { verb: verbFor(verb), from };
    const tellAs = (row: RequestRow) => publicRequest(event, row, next);
    if (queueView === "exact") return { ...part, requests: now.map(tellAs) };

    const wasInQueue = (id: string) => from[id]?.status === "accepted";
    const moved =
      now.some(({ status }) => status === "accepted") || Object.keys(from).some(wasInQueue);
    // A move within a lane is reported only for the songs that come next.
    const isSeen = ({ id, status, lane }: RequestRow) =>
      status !== "accepted" || !wasInQueue(id) || next.includes(id) || lane !== from[id]?.lane;
    const around = moved ? front.filter((row) => !(row.id in touched)) : [];
    const shown = [...now.filter(isSeen), ...around].filter((row) => !isHidden(event, row));
    const ids = new Set(shown.map(({ id }) => id));
    return {
      ...part,
      from: veiledSnapshots(from, ids),
      requests: shown.map(tellAs),
      view: { queue: queueView, moved },
    };
  };
}

/** Returns what guests may know of the requests of a change: their former snapshots, and the rows as they are now. */
function knownOf(
  verb: Verb,
  touched: Snapshots,
  byId: ReadonlyMap<string, RequestRow>,
  own: ReadonlySet<string>,
) {
  const from: Snapshots = {};
  const now: RequestRow[] = [];
  for (const [id, snapshot] of Object.entries(touched)) {
    const row = byId.get(id);
    const hides = row?.apart === 1 && !own.has(id);
    if (isSecret(verb, snapshot, hides)) continue;
    from[id] = asSeen(snapshot, own.has(id));
    // The DJ has held it back again.
    if (row) now.push(hides ? { ...row, status: "withdrawn" } : row);
  }
  return { from, now };
}

/** Guests wait for as long as the songs before theirs take. */
const GIVES_LENGTH: readonly Verb[] = ["tied", "untied"];

/** Whether guests must not see what a change did to a request: it is about its guest, a note, or held back. */
function isSecret(verb: Verb, former: Snapshot | null, hides: boolean) {
  if (!former) return hides || (isPrivate(verb) && !GIVES_LENGTH.includes(verb));
  return hides && former.apart === true;
}

/** A request that was held back is new to everybody but its guest. */
function asSeen(former: Snapshot | null, isOwn: boolean) {
  if (!former?.apart) return former;
  const { apart, ...snapshot } = former;
  return isOwn ? snapshot : null;
}

/**
 * Who learns a verb by its name. What the DJs decide about a guest or the words of a song, and what they note for each
 * other, stays with them.
 */
const AUDIENCE_OF: Record<Verb, "all" | "djs"> = {
  asked: "all",
  joined: "all",
  backed: "all",
  left: "all",
  withdrawn: "all",
  swapped: "all",
  held: "all",
  accepted: "all",
  declined: "all",
  playing: "all",
  played: "all",
  reopened: "all",
  parked: "all",
  moved: "all",
  told: "djs",
  postponed: "all",
  pinned: "all",
  unpinned: "all",
  ...each(markVerbs, "djs" as const),
  noted: "djs",
  tied: "djs",
  untied: "djs",
  letIn: "djs",
  banned: "djs",
  muted: "djs",
  lifted: "djs",
  erased: "djs",
  split: "all",
  merged: "all",
  undone: "all",
  lastCall: "all",
  event: "all",
};

function isPrivate(verb: Verb) {
  return AUDIENCE_OF[verb] === "djs";
}

function verbFor(verb: Verb): Verb {
  // A request that was apart comes with these.
  if (verb === "held" || verb === "letIn" || verb === "lifted") return "asked";
  return isPrivate(verb) ? "moved" : verb;
}
