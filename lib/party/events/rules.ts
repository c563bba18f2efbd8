import { TZDateMini } from "@date-fns/tz";
import { CODE_ALPHABET, CODE_LENGTH, type EventStatus } from "./schema";

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

/** What the clocks of `timeZone` show at an instant, as `2026-11-21T20:00`. */
export function wallTimeAt(instant: string, timeZone: string) {
  const there = new TZDateMini(instant, timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  const year = String(there.getFullYear()).padStart(4, "0");
  const day = `${year}-${two(there.getMonth() + 1)}-${two(there.getDate())}`;
  return `${day}T${two(there.getHours())}:${two(there.getMinutes())}`;
}

/**
 * Returns the instant (ISO, UTC) at which the wall time in `timeZone` is `wallTime`. Undefined in the hour that
 * is skipped in spring; in the hour that repeats in autumn, one of the two.
 */
export function instantOf(wallTime: string, timeZone: string) {
  const [year = Number.NaN, month = 1, day = 1, hour = 0, minute = 0] = wallTime
    .split(/\D/)
    .map(Number);
  const there = new TZDateMini(year, month - 1, day, hour, minute, timeZone);
  if (Number.isNaN(there.getTime())) return undefined;
  const instant = new Date(there.getTime()).toISOString();
  return wallTimeAt(instant, timeZone) === wallTime ? instant : undefined;
}
