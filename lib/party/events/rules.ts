import { CODE_ALPHABET, CODE_LENGTH } from "./code";
import type { EventStatus } from "./schema";

type Schedule = { status: EventStatus; opensAt: string | null; closesAt: string | null };

/**
 * Returns the status at `now`. An open or paused event follows its opening and closing times: guests see a
 * draft before it opens, and a closed event after it closes.
 */
export function statusAt({ status, opensAt, closesAt }: Schedule, now: number): EventStatus {
  if (status !== "open" && status !== "paused") return status;
  if (closesAt && Date.parse(closesAt) <= now) return "closed";
  if (opensAt && Date.parse(opensAt) > now) return "draft";
  return status;
}

/**
 * Returns the schedule of an event whose DJ sets its status by hand at `now` (ms since 1970). An event that is opened
 * or paused like this is so from now on: an opening time to come is over, and a closing time of the past is dropped.
 */
export function setByHand(
  { opensAt, closesAt }: Omit<Schedule, "status">,
  status: EventStatus,
  now: number,
): Schedule {
  if (status !== "open" && status !== "paused") return { status, opensAt, closesAt };
  return {
    status,
    opensAt: opensAt && Date.parse(opensAt) > now ? new Date(now).toISOString() : opensAt,
    closesAt: closesAt && Date.parse(closesAt) <= now ? null : closesAt,
  };
}

/** Returns when the status next changes by itself, in ms since 1970, or undefined if it does not. */
export function nextTurn({ opensAt, closesAt }: Omit<Schedule, "status">, now: number) {
  const turns = [opensAt, closesAt].flatMap((at) => (at ? Date.parse(at) : []));
  return turns.filter((at) => at > now).sort((a, b) => a - b)[0];
}

/** The status as its DJ chose it, or that its time has not come or is over whatever they chose. */
export type EventPhase = EventStatus | "scheduled" | "over";

export function eventPhaseAt(schedule: Schedule, now: number): EventPhase {
  const status = statusAt(schedule, now);
  if (status === schedule.status) return status;
  return status === "closed" ? "over" : "scheduled";
}

/** A code from random bytes, every code equally likely. */
export function codeFrom(bytes: Uint8Array) {
  // 256 is not a multiple of the alphabet: bytes past the last whole multiple would favour its beginning.
  const fair = 256 - (256 % CODE_ALPHABET.length);
  const letters = [...bytes].filter((byte) => byte < fair).slice(0, CODE_LENGTH);
  if (letters.length < CODE_LENGTH) return undefined;
  return letters.map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join("");
}
