import { CODE_ALPHABET, CODE_LENGTH } from "./code";
import type { EventStatus } from "./schema";

type Times = { opensAt: string | null; closesAt: string | null; lastCallAt: string | null };
type Schedule = Times & { status: EventStatus };

/** How many events a DJ may have: two a week for two years. All visitors of a demo share one account. */
export const MOST_EVENTS = 200;
export const MOST_DEMO_EVENTS = 5000;

/**
 * Returns the status at `now`. An open or paused event follows its times: guests see a draft before it opens, and a
 * closed event after it closes or the last call ends.
 */
export function statusAt(schedule: Schedule, now: number): EventStatus {
  const { status, opensAt } = schedule;
  if (status !== "open" && status !== "paused") return status;
  const end = endOf(schedule);
  if (end && Date.parse(end) <= now) return "closed";
  if (opensAt && Date.parse(opensAt) > now) return "draft";
  return status;
}

/** Returns when requests close by themselves: at the closing time, or earlier when the last call ends. */
export function endOf({ closesAt, lastCallAt }: Pick<Times, "closesAt" | "lastCallAt">) {
  if (!closesAt || !lastCallAt) return closesAt ?? lastCallAt;
  return Date.parse(lastCallAt) < Date.parse(closesAt) ? lastCallAt : closesAt;
}

/** Whether guests can use an event of this status: they see its list, and may at least vote. */
export function isUsable(status: EventStatus) {
  return status === "open" || status === "paused";
}

/**
 * Returns the schedule of an event whose DJ sets its status by hand at `now` (ms since 1970). An event that is opened
 * or paused like this is so from now on: an opening time to come is over, and what has closed it is dropped.
 */
export function setByHand(
  { opensAt, closesAt, lastCallAt }: Times,
  status: EventStatus,
  now: number,
): Schedule {
  if (status !== "open" && status !== "paused") return { status, opensAt, closesAt, lastCallAt };
  return {
    status,
    opensAt: opensAt && Date.parse(opensAt) > now ? new Date(now).toISOString() : opensAt,
    closesAt: unlessPast(closesAt, now),
    lastCallAt: unlessPast(lastCallAt, now),
  };
}

/** Returns a time that is still to come, otherwise null. */
export function unlessPast(at: string | null, now: number) {
  return at && Date.parse(at) <= now ? null : at;
}

/** Returns when the status next changes by itself (ISO 8601 UTC), or null if it does not. */
export function nextTurn(schedule: Schedule, now: number) {
  const { opensAt, closesAt, lastCallAt } = schedule;
  const times = [opensAt, closesAt, lastCallAt].flatMap((at) => (at ? Date.parse(at) : []));
  const turns = times.filter(
    (at) => at > now && statusAt(schedule, at) !== statusAt(schedule, now),
  );
  return turns.length > 0 ? new Date(Math.min(...turns)).toISOString() : null;
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
