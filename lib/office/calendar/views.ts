import { dayAfter } from "./rules";

export const calendarViews = ["month", "week", "day", "list"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The first day of the week by language tag, 0 for Sunday: Monday, but Saturday in Arabic. */
export function firstWeekday(locale: string) {
  return locale.startsWith("ar") ? 6 : 1;
}

function weekStart(day: string, firstDay: number) {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return dayAfter(day, -((weekday - firstDay + 7) % 7));
}

const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

/** The same day some months later, or the last one of a month that is too short. */
function monthsAfter(day: string, months: number) {
  const first = new Date(`${monthStart(day)}T00:00:00.000Z`);
  first.setUTCMonth(first.getUTCMonth() + months + 1, 0);
  const last = first.toISOString().slice(0, 10);
  const same = `${last.slice(0, 7)}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** The day to show after going forth (1) or back (-1) by what a view shows. */
export function stepped(day: string, view: CalendarView, steps: 1 | -1) {
  if (view === "day") return dayAfter(day, steps);
  if (view === "week") return dayAfter(day, 7 * steps);
  return monthsAfter(day, steps);
}

/** The days that a view shows around a day: the first one, and the one after the last. A month has six weeks. */
export function shownDays(day: string, view: CalendarView, firstDay: number) {
  if (view === "day") return [day, dayAfter(day, 1)] as const;
  if (view === "list") return [monthStart(day), monthStart(monthsAfter(day, 1))] as const;
  const start = weekStart(view === "week" ? day : monthStart(day), firstDay);
  return [start, dayAfter(start, view === "week" ? 7 : 42)] as const;
}

/** Whether this is a day as an address writes it. */
export function isDay(text: string | null): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
