import type { EventApi, EventInput } from "@fullcalendar/react";
import { useTheme } from "@mui/material/styles";
import { useMemo } from "react";
import { isWithin, wholeDay } from "@/lib/office/calendar/rules";
import type { Span } from "@/lib/office/calendar/schema";
import { shownDays } from "@/lib/office/calendar/views";
import { useCalendarTools } from "./calendar-tools";
import { NIGHT } from "./grid-looks";

/** FullCalendar reads a day without a time as that day in every time zone. */
function timesOf({ start, end, allDay }: Span) {
  return allDay ? { start: start.slice(0, 10), end: end.slice(0, 10), allDay } : { start, end };
}

/** When something is after it was dragged. */
export function spanIn({ allDay, start, end, startStr, endStr }: EventApi): Span {
  const first = startStr.slice(0, 10);
  if (!allDay && start && end) {
    return { start: start.toISOString(), end: end.toISOString(), allDay };
  }
  const day = wholeDay(first);
  return endStr ? { ...day, end: `${endStr.slice(0, 10)}T00:00:00.000Z` } : day;
}

/** Appointments and nights of the shown days, as FullCalendar takes them. */
export function useEntries() {
  const { appointments, nights } = useCalendarTools("entries");
  const { view, day, firstDay } = useCalendarTools("view");
  const { vars } = useTheme();
  return useMemo(() => {
    const shown = shownDays(day, view, firstDay);
    const own = appointments
      .filter((appointment) => isWithin(appointment, shown))
      .map((appointment): EventInput => {
        const { light, main } = vars.palette[appointment.color];
        return {
          id: `appointment-${appointment.id}`,
          title: appointment.title,
          ...timesOf(appointment),
          color: light,
          contrastColor: main,
          item: { appointment },
        };
      });
    const fixed = nights
      .filter((night) => isWithin(night, shown))
      .map(
        (night): EventInput => ({
          id: `night-${night.id}`,
          title: night.title,
          ...timesOf(night),
          url: `/DJPortal?event=${night.id}`,
          editable: false,
          color: NIGHT.fill,
          contrastColor: NIGHT.text,
          item: { night },
        }),
      );
    return [...fixed, ...own];
  }, [appointments, nights, view, day, firstDay, vars]);
}
