import "server-only";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { QUEUE } from "@/lib/party/events/lanes";
import { positionAfter, unpinned } from "./change-rules";
import type { RequestChange } from "./change-schema";
import type { RequestRow as Row } from "./db";
import * as lanes from "./lanes-db";
import type { Touched } from "./undo-rules";

type Placed = { after: Row; others: Touched[] };

/**
 * Parks, pins or moves a request according to the change. `others` are requests of the lane that move out of
 * the way.
 * @throws AppError `conflict` for an impossible place; `invalid_input` for an unknown lane
 */
export async function place(
  tx: Tx,
  event: LockedEvent,
  row: Row,
  { lane, pinned, after }: RequestChange,
): Promise<Placed> {
  if (lane === undefined && pinned === undefined && after === undefined) {
    return { after: row, others: [] };
  }
  if (row.status !== "accepted") throw new AppError("conflict");
  const parked = await park(tx, event, row, lane);
  const moved = await moveAfter(tx, parked, after);
  if (pinned === undefined) return moved;
  if (pinned && parked.lane !== QUEUE) throw new AppError("conflict");
  const others = pinned ? await unpinOthers(tx, moved) : moved.others;
  return { after: { ...moved.after, pinned: pinned ? 1 : 0 }, others };
}

/** Puts a request at the end of another lane. */
async function park(tx: Tx, { settings }: LockedEvent, row: Row, lane: string | undefined) {
  if (lane === undefined || lane === row.lane) return row;
  if (lane !== QUEUE && !settings.lanes.includes(lane)) {
    throw new AppError("invalid_input", { fields: { lane: ["invalid"] } });
  }
  return { ...row, lane, pinned: 0, position: await lanes.endOfLane(tx, row.eventId, lane) };
}

async function othersInLane(tx: Tx, { id, eventId, lane }: Row) {
  const all = await lanes.lane(tx, eventId, lane);
  return all.filter((other) => other.id !== id);
}

/** Puts a request behind `after`: null is the first place, undefined keeps its place. */
async function moveAfter(tx: Tx, row: Row, after: string | null | undefined): Promise<Placed> {
  if (after === undefined) return { after: row, others: [] };
  const others = await othersInLane(tx, row);
  const position = positionAfter(others, after);
  if (position === undefined) throw new AppError("conflict");
  if (position !== "crowded") return { after: { ...row, position }, others: [] };
  // Renumbers the lane with whole numbers to make room. Undo restores the old positions.
  const line = unpinned(others);
  const index = line.findIndex(({ id }) => id === after);
  return {
    after: { ...row, position: index + 2 },
    others: line.map((before, at) => ({
      before,
      after: { ...before, position: at <= index ? at + 1 : at + 2 },
    })),
  };
}

/** Only one request can be next: the one that was next becomes the second, at the front of the lane. */
async function unpinOthers(tx: Tx, { after: row, others }: Placed): Promise<Touched[]> {
  const lane = await othersInLane(tx, row);
  const pinned = lane.filter((other) => other.pinned === 1);
  const position = Math.min(...[row, ...lane].map((other) => other.position)) - 1;
  const byId = new Map(others.map((other) => [other.after.id, other]));
  for (const before of pinned) {
    const after = { ...(byId.get(before.id)?.after ?? before), pinned: 0, position };
    byId.set(before.id, { before, after });
  }
  return [...byId.values()];
}
