import { useFormatter } from "next-intl";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { useServerNow } from "@/lib/client/server-clock";

/** Within it, a weekday means one day only. */
const THIS_WEEK = 6 * 24 * 60 * 60_000;

/** Writes a mail's time as lists do: the time of today, weekday and time of this week, else the day, and its year once that is over. */
export function useEmailTime() {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const now = useServerNow();
  const zone = timeZone && { timeZone };
  const dayOf = (at: Date) => format.dateTime(at, { dateStyle: "short", ...zone });
  const yearOf = (at: Date) => format.dateTime(at, { year: "numeric", ...zone });
  const [today, year] = [dayOf(now), yearOf(now)];
  return (time: string) => {
    const at = new Date(time);
    if (dayOf(at) === today) return format.dateTime(at, { timeStyle: "short", ...zone });
    if (now.getTime() - at.getTime() < THIS_WEEK && at < now)
      return format.dateTime(at, { weekday: "short", hour: "numeric", minute: "2-digit", ...zone });
    if (yearOf(at) === year)
      return format.dateTime(at, { day: "numeric", month: "short", ...zone });
    return dayOf(at);
  };
}
