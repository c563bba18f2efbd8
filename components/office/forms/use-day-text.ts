import { useFormatter } from "next-intl";

/** Noon of UTC, so that a day is the same one everywhere. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const isKnown = (day: string) => !Number.isNaN(noon(day).getTime());

/** Writes days in the words of the page: the browser's own field has those of the system. */
export function useDayText() {
  const format = useFormatter();
  return {
    dayText: (day: string) =>
      isKnown(day) ? format.dateTime(noon(day), { dateStyle: "full", timeZone: "UTC" }) : undefined,
    spanText: (from: string, until: string) =>
      isKnown(from) && isKnown(until) && from <= until
        ? format.dateTimeRange(noon(from), noon(until), { dateStyle: "long", timeZone: "UTC" })
        : undefined,
  };
}
