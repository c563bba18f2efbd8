import { useFormatter } from "next-intl";
import { dayAfter } from "@/lib/office/calendar/rules";
import type { Span } from "@/lib/office/calendar/schema";

/** Writes when something is, for toasts and for screen readers: "Sun, 22 Nov, 18:00 – 19:00". */
export function useSpanText(timeZone: string) {
  const format = useFormatter();
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  return ({ start, end, allDay }: Span) => {
    if (!allDay) {
      const time = { ...day, hour: "numeric", minute: "2-digit", timeZone } as const;
      return format.dateTimeRange(new Date(start), new Date(end), time);
    }
    const last = new Date(`${dayAfter(end.slice(0, 10), -1)}T00:00:00.000Z`);
    return format.dateTimeRange(new Date(start), last, { ...day, timeZone: "UTC" });
  };
}
