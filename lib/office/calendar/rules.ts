import { TZDateMini } from "@date-fns/tz";
import { instantOf, wallTimeAt } from "@/lib/text/wall-time";
import type { Night, Span } from "./schema";

const HOUR_MS = 60 * 60 * 1000;

/** The most entries of a kind in a feed: writing them as iCalendar is slow. */
export const MOST_TOLD = 500;

/** The latest of these: those to come, and what was last. */
export function latest<T extends Pick<Span, "start">>(spans: readonly T[]) {
  if (spans.length <= MOST_TOLD) return spans;
  return spans.toSorted((a, b) => (a.start < b.start ? -1 : 1)).slice(-MOST_TOLD);
}

/** How long a night lasts in the calendar whose end nobody has set. */
const NIGHT_HOURS = 4;

/** The day that is `days` after this one; days are written as `2026-11-22`. */
export function dayAfter(day: string, days: number) {
  const moved = new Date(`${day}T00:00:00.000Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The first day of a span on the clocks of `timeZone`. */
export function firstDayOf({ start, allDay }: Span, timeZone: string) {
  return wallTimeAt(start, allDay ? "UTC" : timeZone).slice(0, 10);
}

/** Until then a night belongs to the day before. */
export const NIGHT_ENDS = "06:00";

/** Whether a span is on a day, on the clocks of `timeZone`. What ends in the small hours is on the day before alone. */
export function isOnDay(span: Span, day: string, timeZone: string) {
  const first = firstDayOf(span, timeZone);
  const end = wallTimeAt(span.end, span.allDay ? "UTC" : timeZone);
  const isOver = span.allDay || end.slice(11) < NIGHT_ENDS;
  const last = isOver ? dayAfter(end.slice(0, 10), -1) : end.slice(0, 10);
  return first <= day && (day <= last || day === first);
}

/** A span as the fields of a form show it, on the clocks of `timeZone`. Its last day is part of it. */
export function fieldsOf({ start, end, allDay }: Span, timeZone: string) {
  if (!allDay) return { start: wallTimeAt(start, timeZone), end: wallTimeAt(end, timeZone) };
  return { start: start.slice(0, 10), end: dayAfter(end.slice(0, 10), -1) };
}

/** A whole day. */
export function wholeDay(day: string): Span {
  const midnight = (of: string) => `${of}T00:00:00.000Z`;
  return { start: midnight(day), end: midnight(dayAfter(day, 1)), allDay: true };
}

/** One hour from the wall time `2026-11-22T18:00` in `timeZone`, or from the next one that exists. */
export function oneHour(wallTime: string, timeZone: string): Span {
  const start =
    instantOf(wallTime, timeZone) ?? instantOf(`${wallTime.slice(0, 10)}T12:00`, timeZone);
  const at = Date.parse(start ?? `${wallTime}:00.000Z`);
  return {
    start: new Date(at).toISOString(),
    end: new Date(at + HOUR_MS).toISOString(),
    allDay: false,
  };
}

/** How far to go. */
export type Way = { days?: number; minutes?: number };

/** The instant that lies `days` and `minutes` further on the clocks of `timeZone`. */
function further(instant: string, { days = 0, minutes = 0 }: Way, timeZone: string) {
  const there = new TZDateMini(instant, timeZone);
  there.setDate(there.getDate() + days);
  there.setMinutes(there.getMinutes() + minutes);
  return new Date(there.getTime()).toISOString();
}

/** A span at another place of the calendar: the clocks show the same times there, also after they were changed. */
export function movedSpan(span: Span, { days = 0, minutes = 0 }: Way, timeZone: string): Span {
  const way = span.allDay ? { days } : { days, minutes };
  const zone = span.allDay ? "UTC" : timeZone;
  const moved = {
    ...span,
    start: further(span.start, way, zone),
    end: further(span.end, way, zone),
  };
  return moved.end > moved.start ? moved : span;
}

/** A span whose end has moved. It stays as it is when it would have no length. */
export function stretchedSpan(span: Span, { days = 0, minutes = 0 }: Way, timeZone: string): Span {
  const way = span.allDay ? { days } : { days, minutes };
  const end = further(span.end, way, span.allDay ? "UTC" : timeZone);
  return end > span.start ? { ...span, end } : span;
}

/**
 * Whether a span may be seen between two days, the second one excluded. In some time zone it would be: which days it
 * is on exactly is not asked here, because a calendar has thousands of appointments.
 */
export function isWithin({ start, end }: Span, [first, after]: readonly [string, string]) {
  return start < dayAfter(after, 1) && end > dayAfter(first, -1);
}

type Scheduled = {
  id: string;
  name: string;
  venue: string;
  opensAt: string | null;
  closesAt: string | null;
  createdAt: string;
  timeZone: string;
};

/** An event as a night of the calendar. One that is opened by hand is on the day on which it was made. */
export function nightOf(event: Scheduled): Night {
  const { id, name: title, venue, opensAt, closesAt, createdAt, timeZone } = event;
  const hours = NIGHT_HOURS * HOUR_MS;
  if (!opensAt && !closesAt) {
    return { id, title, venue, ...wholeDay(wallTimeAt(createdAt, timeZone).slice(0, 10)) };
  }
  const start = opensAt ? Date.parse(opensAt) : Date.parse(closesAt ?? "") - hours;
  const end = closesAt ? Date.parse(closesAt) : start + hours;
  return {
    id,
    title,
    venue,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    allDay: false,
  };
}
