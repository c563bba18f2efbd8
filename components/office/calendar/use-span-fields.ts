import { useState } from "react";
import { fieldsOf } from "@/lib/office/calendar/rules";
import type { Span } from "@/lib/office/calendar/schema";
import { instantOf, wallTimeAt } from "@/lib/text/wall-time";

/** The times that a span of whole days gets when it is to have some. */
const USUAL = { start: "18:00", end: "19:00" };

/** The fields for when something is, or as a kept draft says. The end follows the start, so that the length stays. */
export function useSpanFields(
  given: Span | undefined,
  timeZone: string,
  kept: URLSearchParams | undefined,
) {
  const [state, setState] = useState(() => ({
    allDay: kept ? kept.has("allDay") : (given?.allDay ?? false),
    ...(given ? fieldsOf(given, timeZone) : { start: "", end: "" }),
    ...(kept && { start: kept.get("start") ?? "", end: kept.get("end") ?? "" }),
  }));
  /** Fields hold text that may be incomplete. Lengths are computed in UTC, where every hour has the same length. */
  const at = (text: string) => Date.parse(instantOf(text.padEnd(16, "T00:00"), "UTC") ?? "");

  return {
    ...state,
    setAllDay(allDay: boolean) {
      const timed = (text: string, time: string) => `${text.slice(0, 10)}T${time}`;
      const [start, end] = allDay
        ? [state.start.slice(0, 10), state.end.slice(0, 10)]
        : [timed(state.start, USUAL.start), timed(state.end, USUAL.end)];
      setState({ allDay, start, end });
    },
    setStart(start: string) {
      const end = at(start) + at(state.end) - at(state.start);
      const length = state.allDay ? 10 : 16;
      const moved = Number.isNaN(end)
        ? state.end
        : wallTimeAt(new Date(end).toISOString(), "UTC").slice(0, length);
      setState({ ...state, start, end: moved });
    },
    setEnd: (end: string) => setState({ ...state, end }),
  };
}
