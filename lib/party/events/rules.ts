import { CODE_ALPHABET, CODE_LENGTH } from "./code";
import type { EventStatus, Settings } from "./schema";

type Times = { opensAt: string | null; closesAt: string | null; lastCallAt: string | null };
type Schedule = Times & { status: EventStatus; settings: Pick<Settings, "collectsFrom"> };

/** How many events a DJ may have: two a week for two years. All visitors of a demo share one account. */
export const MOST_EVENTS = 200;
export const MOST_DEMO_EVENTS = 5000;

/**
 * Returns the status at `now`. An open or paused event follows its times: guests see a draft before it opens or
 * collects wishes, and a closed event after it closes or the last call ends.
 */
export function statusAt(schedule: Schedule, now: number): EventStatus {
  const { status, opensAt, settings } = schedule;
  if (status !== "open" && status !== "paused") return status;
  const end = endOf(schedule);
  if (end && Date.parse(end) <= now) return "closed";
  if (isToCome(opensAt, now) && !(settings.collectsFrom && !isToCome(settings.collectsFrom, now))) {
    return "draft";
  }
  return status;
}

function isToCome(at: string | null, now: number) {
  return at !== null && Date.parse(at) > now;
}

/** Whether an event collects at `now`: guests wish and vote, and nothing plays before it opens. */
export function isCollectingAt(schedule: Schedule, now: number) {
  return isUsable(statusAt(schedule, now)) && isToCome(schedule.opensAt, now);
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
 * or paused like this is so from now on: an opening time to come is over, and what has closed it is dropped. One that
 * collects goes on to do so after a pause; opened while it is open, it begins.
 */
export function setByHand(
  schedule: Schedule,
  status: EventStatus,
  now: number,
): Times & { status: EventStatus } {
  const { opensAt, closesAt, lastCallAt } = schedule;
  if (status !== "open" && status !== "paused") return { status, opensAt, closesAt, lastCallAt };
  const isPause = status === "paused" || schedule.status === "paused";
  const goesOn = isPause && isCollectingAt(schedule, now);
  return {
    status,
    opensAt: isToCome(opensAt, now) && !goesOn ? new Date(now).toISOString() : opensAt,
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
  const turns = timesOf(schedule).filter(
    (at) => at > now && eventPhaseAt(schedule, at) !== eventPhaseAt(schedule, now),
  );
  return turns.length > 0 ? new Date(Math.min(...turns)).toISOString() : null;
}

/**
 * Returns the moment at which a stored event is judged at `now`: not before a turn that has been recorded, though the
 * clock of the process that recorded it may be ahead. No later change would correct what a page shows.
 */
export function judgedAt(event: Schedule & { nextTurnAt: string | null }, now: number) {
  const next = event.nextTurnAt ? Date.parse(event.nextTurnAt) : Number.POSITIVE_INFINITY;
  return Math.max(now, ...timesOf(event).filter((at) => at < next));
}

function timesOf({ opensAt, closesAt, lastCallAt, settings }: Schedule) {
  const times = [settings.collectsFrom, opensAt, closesAt, lastCallAt];
  return times.flatMap((at) => (at ? Date.parse(at) : []));
}

/** The status as its DJ chose it, or that its time has not come, that it collects, or is over whatever they chose. */
export type EventPhase = EventStatus | "scheduled" | "collecting" | "over";

export function eventPhaseAt(schedule: Schedule, now: number): EventPhase {
  const status = statusAt(schedule, now);
  if (status === "open" && isCollectingAt(schedule, now)) return "collecting";
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
