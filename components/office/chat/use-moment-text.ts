import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { useServerNow } from "@/lib/client/server-clock";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day of the week names one day for as long. */
const WEEK_MS = 6 * DAY_MS;

/** Returns a function that names the day of a moment on the visitor's calendar, the same for all moments of a day. */
export function useDayOf() {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return useMemo(() => {
    // A conversation asks for a thousand moments whenever it changes.
    const known = new Map<string | number, string>();
    return (at: string | number) => {
      const day =
        known.get(at) ??
        format.dateTime(new Date(at), { dateStyle: "short", ...(timeZone && { timeZone }) });
      known.set(at, day);
      return day;
    };
  }, [format, timeZone]);
}

/** Returns a function that writes the day of a moment: today, yesterday, a day of the week, or a date. */
export function useDayText() {
  const t = useTranslations("chat");
  const format = useFormatter();
  const timeZone = useTimeZone();
  const dayOf = useDayOf();
  const now = useServerNow().getTime();
  return (at: string) => {
    if (dayOf(at) === dayOf(now)) return t("today");
    if (dayOf(at) === dayOf(now - DAY_MS)) return t("yesterday");
    const isNear = Math.abs(now - Date.parse(at)) < WEEK_MS;
    return format.dateTime(new Date(at), {
      weekday: "long",
      ...(!isNear && { day: "numeric", month: "long", year: "numeric" }),
      ...(timeZone && { timeZone }),
    });
  };
}

/** Returns a function that writes the time of day of a moment. */
export function useTimeText() {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (at: string) =>
    format.dateTime(new Date(at), { timeStyle: "short", ...(timeZone && { timeZone }) });
}
