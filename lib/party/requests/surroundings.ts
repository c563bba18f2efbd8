import "server-only";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import type { RequestRow } from "./db";
import * as requests from "./db";
import type { Decision } from "./decide";
import type { Decided, Surroundings } from "./effect";
import * as lanes from "./lanes-db";
import { laneFor } from "./place";

type Flag = "pinned" | "explicit" | "apart";
/** A row as the rules read it: a database without booleans stores 0 and 1. */
type DecidedRow = Omit<RequestRow, Flag> & Pick<Decided, Flag>;

export function decidedIn(row: RequestRow): DecidedRow {
  const { pinned, explicit, apart } = row;
  return { ...row, pinned: pinned === 1, explicit: explicit === 1, apart: apart === 1 };
}

export function rowOf(decided: DecidedRow): RequestRow {
  const { pinned, explicit, apart } = decided;
  return { ...decided, pinned: Number(pinned), explicit: Number(explicit), apart: Number(apart) };
}

/** Reads what the rules want to know for this change, and nothing else. */
export async function surroundingsOf(
  tx: Tx,
  event: LockedEvent,
  row: RequestRow,
  change: Decision,
  at: string,
): Promise<Surroundings<DecidedRow>> {
  const { status, lane, pinned, after, declineReason } = change;
  const name = laneFor(row, change);
  const isLinedUp = status === "accepted" || lane !== undefined || Boolean(change.isOver);
  const isOrdered = after !== undefined || pinned === true;
  const playing = status === "playing" ? await requests.playing(tx, row.eventId) : undefined;
  const line = isOrdered ? await lanes.lane(tx, row.eventId, name) : [];
  return {
    at,
    settings: event.settings,
    playing: playing ? decidedIn(playing) : null,
    lastPlayed: declineReason === "already_played" ? await lastPlayed(tx, event, row) : null,
    lane: line.map(decidedIn),
    end: isLinedUp ? await lanes.endOfLane(tx, row.eventId, name) : 0,
  };
}

async function lastPlayed(tx: Tx, { code }: LockedEvent, { id, songKey }: RequestRow) {
  const same = await requests.ofSong(tx, { code, songKey });
  const played = same.filter((other) => other.status === "played" && other.id !== id);
  const times = played.map(({ playedAt }) => playedAt);
  return times.sort().at(-1) ?? null;
}
