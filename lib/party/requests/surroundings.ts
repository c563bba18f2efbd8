import "server-only";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import type { RequestRow } from "./db";
import * as requests from "./db";
import type { Decision } from "./decide";
import type { Decided, Surroundings } from "./effect";
import * as lanes from "./lanes-db";
import { type Mark, markNames, marksOf } from "./marks";
import { laneFor } from "./place";

type Flag = Mark | "pinned" | "apart";
/** A row as the rules read it: a database without booleans stores 0 and 1. */
type DecidedRow = Omit<RequestRow, Flag> & Pick<Decided, Flag>;

export function decidedIn(row: RequestRow): DecidedRow {
  return { ...row, ...marksOf(row), pinned: row.pinned === 1, apart: row.apart === 1 };
}

export function rowOf(decided: DecidedRow): RequestRow {
  const flags: Flag[] = [...markNames, "pinned", "apart"];
  const stored = flags.map((flag) => [flag, Number(decided[flag])]);
  return { ...decided, ...(Object.fromEntries(stored) as Record<Flag, number>) };
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
