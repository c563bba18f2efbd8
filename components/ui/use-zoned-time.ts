import { type DateTimeFormatOptions, useFormatter } from "next-intl";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { needsZone } from "@/lib/text/zone-offset";

/** Written as the locale does: of "numeric" hours before ten, engines disagree about the zero in front. */
const CLOCK = { timeStyle: "short" } as const;
/** The same beside something else. */
const CLOCK_PARTS = { hour: "numeric", minute: "2-digit" } as const;
/** The day as well, for what may be another night. */
export const DAY_AND_CLOCK = {
  ...CLOCK_PARTS,
  day: "numeric",
  month: "short",
  year: "numeric",
} as const;

/**
 * Returns a function that writes a moment as the clocks of an event's time zone show it. It names the zone where this
 * device's clock shows another time, and around the hour when clocks are changed. Until hydration it names none, because the
 * server does not know the device.
 */
export function useZonedTime(timeZone: string) {
  return useTimeNaming(timeZone, useTimeZone());
}

/** The same beside a clock that names the zone already: only around the hour when clocks are changed. */
export function useTimeByClock(timeZone: string) {
  return useTimeNaming(timeZone, timeZone);
}

function useTimeNaming(timeZone: string, own: string | undefined) {
  const format = useFormatter();
  return (at: Date | number | string, look?: DateTimeFormatOptions) => {
    const moment = new Date(at);
    const isNamed = own !== undefined && needsZone(moment.getTime(), timeZone, own);
    return isNamed
      ? format.dateTime(moment, { ...(look ?? CLOCK_PARTS), timeZone, timeZoneName: "short" })
      : format.dateTime(moment, { ...(look ?? CLOCK), timeZone });
  };
}
