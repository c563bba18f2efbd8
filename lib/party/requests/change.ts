import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, type Tx } from "@/lib/db/client";
import type { Board, Bulk, RequestChange } from "@/lib/party/board/schema";
import {
  addTally,
  advance,
  djEvent,
  type EventRow,
  roleAtEvent,
  settingsOf,
  type Tally,
} from "@/lib/party/events/service";
import { nextUndo } from "./record";
import { canStep } from "./rules";
import { QUEUE } from "./schema";
import {
  changedColumns,
  djRequest,
  endOfLane,
  playingAt,
  type RequestRow,
  requestsForSong,
  requestsInLane,
  standingsOf,
  store,
  type Touched,
} from "./service";
import { positionAfter, rightFor, verbOf } from "./step-rules";
import { requestAt, stepOf, takeStep } from "./undo";

/** The event as its board opens it. @throws AppError `not_found` */
export async function getBoard(dj: Dj, eventId: string): Promise<Board> {
  const source = await database();
  const { row: event, role } = await roleAtEvent(dj, eventId, "see");
  const playing = await playingAt(source, event.id);
  return {
    ...djEvent(event),
    role,
    playing: playing ? await djRequest(source, playing) : null,
    undo: await nextUndo(source, event.id),
  };
}

/** Takes one step with one request; `when` as for `takeStep`. @throws AppError `conflict` when it is impossible */
export function changeRequest(dj: Dj, id: string, change: RequestChange, when?: string) {
  return takeStep(
    dj,
    { requestId: id },
    rightFor(change),
    (tx, event, at) => changeAll(tx, event, [id], change, at),
    when,
  );
}

/** The same change to many requests, as one step: all of them or none. @throws AppError */
export function changeRequests(dj: Dj, eventId: string, { ids, change }: Bulk) {
  return takeStep(dj, { eventId }, rightFor(change), (tx, event, at) =>
    changeAll(tx, event, ids, change, at),
  );
}

async function changeAll(
  tx: Tx,
  event: EventRow,
  ids: string[],
  change: RequestChange,
  at: string,
) {
  const verb = verbOf(change);
  const all = new Map<string, Touched>();
  const tally: Tally = {};
  for (const [index, id] of ids.entries()) {
    // Those that move together keep their order: each comes after the one before it.
    const { after } = change;
    const one = after === undefined ? change : { ...change, after: ids[index - 1] ?? after };
    const touched = await changed(tx, event, await requestAt(tx, event, id), one, at);
    addTally(tally, await store(tx, touched));
    for (const part of touched)
      all.set(part.after.id, { ...part, ...all.get(part.after.id), after: part.after });
  }
  const touched = [...all.values()];
  const moved = touched.filter(hasMoved);
  if (moved.length > 0) {
    const steps = { requests: moved.map(stepOf) };
    await advance(tx, event, { verb, at, tally, touched: standingsOf(moved), steps });
  }
  return { verb, touched };
}

function hasMoved({ before, after }: Touched) {
  return !before || Object.keys(changedColumns(before, after)).length > 0;
}

/** What a change makes of a request, and of others that it moves out of the way. */
async function changed(
  tx: Tx,
  event: EventRow,
  before: RequestRow,
  change: RequestChange,
  at: string,
): Promise<Touched[]> {
  const after = { ...before };
  const others: Touched[] = [];
  if (change.status) others.push(...(await takeStatus(tx, after, change, at)));
  if (isPlacement(change)) others.push(...(await putInPlace(tx, event, after, change)));
  return [{ before, after }, ...others];
}

/** Moves `after` to the status of the change. Returns what it pushes aside. */
async function takeStatus(tx: Tx, after: RequestRow, change: RequestChange, at: string) {
  const { status } = change;
  if (!status || status === "withdrawn" || !canStep(after.status, status)) {
    throw new AppError("conflict");
  }
  after.status = status;
  if (status === "accepted") {
    const position = await endOfLane(tx, after.eventId, QUEUE);
    Object.assign(after, { acceptedAt: at, lane: QUEUE, position });
  }
  if (status === "declined") {
    const { declineReason = null, note: declineNote = null } = change;
    const playedAt = declineReason === "already_played" ? await lastPlayed(tx, after) : null;
    Object.assign(after, { declinedAt: at, declineReason, declineNote, playedAt });
  }
  if (status === "pending") {
    Object.assign(after, {
      declinedAt: null,
      declineReason: null,
      declineNote: null,
      playedAt: null,
    });
  }
  if (status === "played") after.playedAt = at;
  if (status !== "playing") return [];

  Object.assign(after, { startedAt: at, pinned: 0 });
  const former = await playingAt(tx, after.eventId);
  if (!former) return [];
  return [{ before: former, after: { ...former, status: "played" as const, playedAt: at } }];
}

/** When the same song was last played at this event, for the guest to be told. */
async function lastPlayed(tx: Tx, { eventId, songKey }: RequestRow) {
  const same = await requestsForSong(tx, eventId, songKey);
  const times = same.filter(({ status }) => status === "played").map(({ playedAt }) => playedAt);
  return times.sort().at(-1) ?? null;
}

function isPlacement({ lane, pinned, after }: RequestChange) {
  return lane !== undefined || pinned !== undefined || after !== undefined;
}

/** Moves `row` to the lane and place of the change. Returns what it pushes aside. */
async function putInPlace(tx: Tx, event: EventRow, row: RequestRow, change: RequestChange) {
  if (row.status !== "accepted") throw new AppError("conflict");
  const { lane, pinned, after } = change;
  if (lane !== undefined && lane !== row.lane) {
    if (lane !== QUEUE && !settingsOf(event).lanes.includes(lane)) {
      throw new AppError("invalid_input", { fields: { lane: ["invalid"] } });
    }
    Object.assign(row, { lane, pinned: 0, position: await endOfLane(tx, row.eventId, lane) });
  }
  const moved = after === undefined ? [] : await moveAfter(tx, row, after);
  if (pinned === undefined) return moved;
  if (pinned && row.lane !== QUEUE) throw new AppError("conflict");
  row.pinned = pinned ? 1 : 0;
  return pinned ? [...moved, ...(await unpinOthers(tx, row, moved))] : moved;
}

async function othersInLane(tx: Tx, row: RequestRow) {
  const all = await requestsInLane(tx, row.eventId, row.lane);
  return all.filter(({ id }) => id !== row.id);
}

/** Only one request can be next. */
async function unpinOthers(tx: Tx, row: RequestRow, moved: Touched[]) {
  const pinned = (await othersInLane(tx, row)).filter((other) => other.pinned === 1);
  return pinned.map((before) => {
    const already = moved.find(({ after }) => after.id === before.id);
    return { before, after: { ...(already?.after ?? before), pinned: 0 } };
  });
}

async function moveAfter(tx: Tx, row: RequestRow, after: string | null): Promise<Touched[]> {
  const others = await othersInLane(tx, row);
  const position = positionAfter(others, after);
  if (position === undefined) throw new AppError("conflict");
  if (position !== "crowded") {
    row.position = position;
    return [];
  }
  // Whole numbers make room again. Undo puts all the old ones back.
  const index = others.findIndex(({ id }) => id === after);
  row.position = index + 2;
  return others.map((before, place) => ({
    before,
    after: { ...before, position: place <= index ? place + 1 : place + 2 },
  }));
}
