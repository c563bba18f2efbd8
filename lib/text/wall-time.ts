import { TZDateMini } from "@date-fns/tz";

/** What the clocks of `timeZone` show at an instant, as `2026-11-21T20:00`. */
export function wallTimeAt(instant: string, timeZone: string) {
  const there = new TZDateMini(instant, timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  const year = String(there.getFullYear()).padStart(4, "0");
  const day = `${year}-${two(there.getMonth() + 1)}-${two(there.getDate())}`;
  return `${day}T${two(there.getHours())}:${two(there.getMinutes())}`;
}

/** By how many minutes clocks go back: an hour, on one island half of it. */
const STEPS_BACK = [-60, -30, 0, 30, 60];

/**
 * Returns the instant (ISO, UTC) at which the wall time in `timeZone` is `wallTime`. Undefined in the hour that
 * is skipped in spring; in the hour that repeats in autumn, the one of the two that is asked for.
 */
export function instantOf(wallTime: string, timeZone: string, which: "first" | "last" = "first") {
  const [year = Number.NaN, month = 1, day = 1, hour = 0, minute = 0] = wallTime
    .split(/\D/)
    .map(Number);
  const there = new TZDateMini(year, month - 1, day, hour, minute, timeZone);
  if (Number.isNaN(there.getTime())) return undefined;
  const instants = STEPS_BACK.map((minutes) =>
    new Date(there.getTime() + minutes * 60_000).toISOString(),
  ).filter((instant) => wallTimeAt(instant, timeZone) === wallTime);
  return instants.at(which === "first" ? 0 : -1);
}
