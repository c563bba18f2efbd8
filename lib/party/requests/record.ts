import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { storage, type Tx } from "@/lib/db/client";
import { beforeCommit } from "@/lib/db/deferred";
import { type EventRow, leave } from "@/lib/party/events/access";
import { startsAfter } from "@/lib/party/events/pace-rules";
import type { Snapshot, Snapshots, Step, Verb } from "./change-schema";
import * as changes from "./changes-db";
import * as db from "./db";
import { isInLine, rankOf } from "./rules";
import type { RequestStatus } from "./statuses";
import { isChanged, MOST_UNDO, type Touched, type Undo, undoOf } from "./undo-rules";

type Change = {
  verb: Verb;
  /** ISO 8601 UTC. */
  at: string;
  /** Stored in this order. A later one may depend on an earlier one. */
  touched: Iterable<Touched> | AsyncIterable<Touched>;
  /**
   * Lets the DJ undo the change. `backers` are those that it moved, `by` is who made it, and `about` are the ids of
   * the requests that give it its name; by default it is the first that it touches.
   */
  undo?: Pick<Undo, "backers" | "filled" | "lastCallAt" | "guest" | "byDeck"> & {
    by: Dj | null;
    about?: readonly string[];
  };
  /** Leaves out requests that did not change. If none did, the change is not recorded. */
  skipsUnchanged?: boolean;
};

/**
 * Records a change: every write to an event's requests goes through this function. It stores the rows with
 * their rank, updates the event's counters and cursor, appends the change and announces it. The event must be
 * locked. Returns the event after the change, the requests as stored, and what the change is called.
 */
export async function record<E extends EventRow>(
  tx: Tx,
  event: E,
  { verb, at, touched, undo, skipsUnchanged = false }: Change,
) {
  const stored = new Map<string, Touched>();
  let after = event;
  for await (const part of touched) {
    const next = await store(tx, part);
    after = counted(after, next);
    // A request that the change touches twice keeps the state before the first touch.
    stored.set(next.after.id, { ...next, ...stored.get(next.after.id), after: next.after });
  }
  const all = [...stored.values()];
  const recorded = skipsUnchanged ? all.filter(isChanged) : all;
  const words = wordsOf(recorded, undo);
  const step = { verb, ...words };
  if (skipsUnchanged && recorded.length === 0) return { event, touched: all, step };

  after = { ...after, cursor: event.cursor + 1 };
  const counters = after;
  await beforeCommit(tx, event.id, () => db.updateCounters(tx, counters));
  leave(tx, after);
  await changes.insert(tx, {
    eventId: event.id,
    id: after.cursor,
    at,
    verb,
    touched: JSON.stringify(snapshotsOf(recorded)),
    undo: undo ? JSON.stringify(undoWith(undo, undoOf(recorded, at), words)) : null,
    undoneAt: null,
  });
  if (undo) await forgetOldSteps(tx, event.id);
  await (await storage()).announce(tx, event.id);
  return { event: after, touched: all, step };
}

/** Returns what a step is called, apart from its verb. */
function wordsOf(touched: readonly Touched[], { by, about }: Partial<Change["undo"]> = {}) {
  const named = about
    ? touched.filter(({ after }) => about.includes(after.id))
    : touched.slice(0, 1);
  return {
    title: named[0]?.after.title ?? null,
    songs: named.length,
    by: by ? { id: by.id, name: by.name } : null,
  };
}

function undoWith(
  { backers, filled, lastCallAt, guest, byDeck }: Omit<Undo, "requests">,
  requests: Undo["requests"],
  words: Omit<Step, "verb">,
): Undo {
  return {
    requests,
    ...words,
    ...(backers && { backers }),
    ...(filled && { filled }),
    ...(lastCallAt !== undefined && { lastCallAt }),
    ...(guest && { guest }),
    ...(byDeck && { byDeck }),
  };
}

async function forgetOldSteps(tx: Tx, eventId: string) {
  const tooOld = await changes.lastStep(tx, eventId, MOST_UNDO);
  if (tooOld) await changes.forgetSteps(tx, eventId, tooOld.id);
}

async function store(tx: Tx, { before, after }: Touched): Promise<Touched> {
  const { rankGroup, rankKey } = rankOf(rankedBy(after));
  const ranked = { ...after, rankGroup, rankKey };
  if (!before) await db.insert(tx, ranked);
  else if (isChanged({ before, after: ranked })) await db.update(tx, ranked);
  return { ...(before && { before }), after: ranked };
}

/** What the rank of a row follows from. */
function rankedBy(row: db.RequestRow) {
  const { status, lane, position, backers, playedAt, declinedAt } = row;
  const [pinned, apart] = [row.pinned === 1, row.apart === 1];
  return { status, lane, position, pinned, backers, playedAt, declinedAt, apart };
}

/** Returns the counter of a request. Withdrawn ones have none, nor has what was declined apart. */
function counterOf({
  status,
  apart,
}: db.RequestRow): Exclude<RequestStatus, "withdrawn"> | "apart" | undefined {
  if (status === "withdrawn") return undefined;
  if (apart === 1) return status === "pending" ? "apart" : undefined;
  return status;
}

/** Returns the event with its counters after a request's status changed. */
function counted<E extends EventRow>(event: E, { before, after }: Touched): E {
  const next = { ...event };
  const [was, is] = [before && counterOf(before), counterOf(after)];
  if (was) next[was] -= 1;
  if (is) next[is] += 1;
  if (before && isInLine(rankedBy(before))) next.queued -= 1;
  if (isInLine(rankedBy(after))) next.queued += 1;
  next.starts = startsAfter(event.starts, before, after);
  return next;
}

/** Returns the former places of the requests, by id. */
function snapshotsOf(touched: readonly Touched[]): Snapshots {
  return Object.fromEntries(touched.map((part) => [part.after.id, snapshotOf(part)]));
}

function snapshotOf({ before, after }: Touched): Snapshot | null {
  if (!before || (before.rankGroup === after.rankGroup && before.position === after.position)) {
    return null;
  }
  const { status, lane, position, pinned, apart } = before;
  const snapshot = { status, lane, position, pinned: pinned === 1 };
  return apart === 1 ? { ...snapshot, apart: true } : snapshot;
}
