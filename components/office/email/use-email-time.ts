import { useFormatter } from "next-intl";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { useServerNow } from "@/lib/client/server-clock";

/** Returns a function that writes a mail's time as lists do: the time today, else the day, with the year once it's over. */
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
    if (yearOf(at) === year)
      return format.dateTime(at, { day: "numeric", month: "short", ...zone });
    return dayOf(at);
  };
}
