import "server-only";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { QUEUE } from "@/lib/party/events/schema";
import type { RequestChange } from "./change-schema";
import * as requests from "./db";
import * as lanes from "./lanes-db";
import { canBecome } from "./rules";

type Row = requests.RequestRow;

/**
 * Accepts, declines or reopens a request according to the change. @throws AppError `conflict` for an impossible
 * step
 */
export async function decide(
  tx: Tx,
  event: LockedEvent,
  row: Row,
  change: RequestChange,
  at: string,
): Promise<Row> {
  const { status } = change;
  if (!status) return row;
  if (status === "withdrawn" || !canBecome(row.status, status)) throw new AppError("conflict");
  if (status === "accepted") return accept(tx, row, at);
  if (status === "declined") return decline(tx, event, row, change, at);
  return status === "pending" ? reopen(row) : { ...row, status };
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
  return { ...row, status: "declined", declinedAt: at, declineReason, declineNote, playedAt };
}

/** Returns when the same song was last played at this event, which the declined guest sees. */
async function lastPlayed(tx: Tx, { code }: LockedEvent, { songKey }: Row) {
  const same = await requests.ofSong(tx, { code, songKey });
  const times = same.filter(({ status }) => status === "played").map(({ playedAt }) => playedAt);
  return times.sort().at(-1) ?? null;
}

function reopen(row: Row): Row {
  const cleared = { declinedAt: null, declineReason: null, declineNote: null, playedAt: null };
  return { ...row, status: "pending", ...cleared };
}
