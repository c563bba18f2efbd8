import "server-only";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { QUEUE } from "@/lib/party/events/lanes";
import { letIn, refuseApart } from "./apart";
import type { RequestChange } from "./change-schema";
import * as requests from "./db";
import * as lanes from "./lanes-db";
import { canBecome } from "./rules";
import type { RequestStatus } from "./statuses";

type Row = requests.RequestRow;

/** A change; `isOver` if it goes over what another DJ has decided meanwhile. */
export type Decision = RequestChange & { isOver?: boolean };

/**
 * Accepts, declines or reopens a request according to the change. @throws AppError `conflict` for an impossible
 * step
 */
export async function decide(
  tx: Tx,
  event: LockedEvent,
  former: Row,
  change: Decision,
  at: string,
): Promise<Row> {
  const { status } = change;
  refuseApart(former, change);
  if (change.apart === false) return letIn(former);
  if (!status) return marked(former, change);
  const row = change.isOver ? await cleared(tx, former, status, at) : former;
  if (change.isOver && row.status === status) return row;
  if (status === "withdrawn" || !canBecome(row.status, status)) throw new AppError("conflict");
  if (status === "accepted") return accept(tx, row, at);
  if (status === "declined") return decline(tx, event, reopen(row), change, at);
  return status === "pending" ? reopen(row) : { ...row, status };
}

/** Returns a request without what another DJ decided, as far as `to` needs it. What was played stays so. */
async function cleared(tx: Tx, row: Row, to: RequestStatus, at: string): Promise<Row> {
  if (row.status === "played" && to !== "played") throw new AppError("conflict");
  if (canBecome(row.status, to)) return row;
  const isDecided = row.status === "accepted" || row.status === "declined";
  const pending = isDecided ? reopen(row) : row;
  return to === "playing" && pending.status === "pending" ? accept(tx, pending, at) : pending;
}

/** Puts a request at the end of the queue. */
async function accept(tx: Tx, row: Row, at: string): Promise<Row> {
  const position = await lanes.endOfLane(tx, row.eventId, QUEUE);
  return { ...row, status: "accepted", acceptedAt: at, lane: QUEUE, position };
}

async function decline(
  tx: Tx,
  event: LockedEvent,
  row: Row,
  change: RequestChange,
  at: string,
): Promise<Row> {
  const { declineReason = null, note: declineNote = null } = change;
  const playedAt = declineReason === "already_played" ? await lastPlayed(tx, event, row) : null;
  const declined = { declinedAt: at, declineReason, declineNote, playedAt };
  return marked({ ...row, status: "declined", ...declined }, change);
}

/** Notes whether the song has explicit words, which declining for that reason says as well. */
function marked(row: Row, { explicit, declineReason }: RequestChange): Row {
  const isMarked = explicit ?? (declineReason === "explicit" || row.explicit === 1);
  return { ...row, explicit: isMarked ? 1 : 0 };
}

/** Returns when the same song was last played at this event, which the declined guest sees. */
async function lastPlayed(tx: Tx, { code }: LockedEvent, { id, songKey }: Row) {
  const same = await requests.ofSong(tx, { code, songKey });
  const played = same.filter((other) => other.status === "played" && other.id !== id);
  const times = played.map(({ playedAt }) => playedAt);
  return times.sort().at(-1) ?? null;
}

/** Returns a request as if nobody had decided about it. */
function reopen(row: Row): Row {
  const decided = { acceptedAt: null, declinedAt: null, declineReason: null, declineNote: null };
  const played = { startedAt: null, playedAt: null };
  // A DJ who reopens it does not mind its words.
  const explicit = row.declineReason === "explicit" ? 0 : row.explicit;
  return { ...row, status: "pending", lane: QUEUE, pinned: 0, explicit, ...decided, ...played };
}
