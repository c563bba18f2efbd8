import { APPOINTMENTS } from "./words/calendar";
import type { Language } from "./words/language";

const HOUR_MS = 60 * 60 * 1000;

const COLORS = ["primary", "success", "error", "info", "warning"] as const;

/**
 * Days from the first of the month, first hour of the day, length in hours. Two lie in the months around it, at their
 * nearest end: the visitor's clock may be there already, or still.
 */
const DATES = [
  [2, 15, 2],
  [4, 18, 8],
  [8, 10, 1],
  [11, 0, 24],
  [13, 21, 5],
  [-1, 16, 3],
  [31, 9, 1],
  [20, 19, 6],
  [24, 0, 48],
] as const;

/** Builds the DJ's appointments around the month of `now`, so that the calendar never opens on an empty page. */
export function buildAppointments(now: Date, language: Language = "en") {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  return DATES.map(([days, hour, length], index) => {
    const start = first + (days * 24 + hour) * HOUR_MS;
    return {
      id: index + 1,
      title: APPOINTMENTS[language][index] ?? "",
      start: new Date(start).toISOString(),
      end: new Date(start + length * HOUR_MS).toISOString(),
      allDay: length % 24 === 0,
      color: COLORS[index % COLORS.length] ?? "primary",
    };
  });
}
