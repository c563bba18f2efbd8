import { useFormatter } from "next-intl";
import { useTimeZone } from "./use-time-zone";

/**
 * Returns a function that writes a moment as date and time on the visitor's own clock. Times of an event name its time
 * zone instead. Until hydration, times are those of the server's clock.
 */
export function useDateText() {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (at: string) =>
    format.dateTime(new Date(at), {
      dateStyle: "medium",
      timeStyle: "short",
      ...(timeZone && { timeZone }),
    });
}

/** Returns a function that writes the day of a moment on the visitor's own calendar, or until hydration the server's. */
export function useDayText(dateStyle: "medium" | "long" = "medium") {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (at: string) =>
    format.dateTime(new Date(at), { dateStyle, ...(timeZone && { timeZone }) });
}
