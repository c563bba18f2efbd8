import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import Calendar, { type CalendarRef } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import list from "@fullcalendar/react/list";
import classicTheme from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, startTransition, useDeferredValue, useMemo, useRef } from "react";
import { onPlainClick } from "@/components/ui/plain-click";
import { useSync } from "@/lib/client/effects/use-change";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { NIGHT_ENDS, oneHour, wholeDay } from "@/lib/office/calendar/rules";
import type { CalendarView } from "@/lib/office/calendar/views";
import { wallTimeAt } from "@/lib/text/wall-time";
import { AppointmentLabel } from "./appointment-label";
import { KEYS_ID } from "./calendar-foot";
import { useCalendarTools } from "./calendar-tools";
import { gridSx } from "./grid-looks";
import { scrollListToToday } from "./list-at-today";
import { useAppointmentKeys } from "./use-appointment-keys";
import { spanIn, useEntries } from "./use-entries";

const views: Record<CalendarView, string> = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
  list: "listMonth",
};
const plugins = [classicTheme, dayGrid, timeGrid, list, interaction];
const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** What is the same in every language and for every DJ. */
const fixed = {
  plugins,
  headerToolbar: false,
  height: "100%",
  eventDisplay: "block",
  eventTimeFormat: time,
  displayEventEnd: false,
  slotHeaderFormat: time,
  scrollTime: "09:00",
  nextDayThreshold: NIGHT_ENDS,
  nowIndicator: true,
  forceEventDuration: true,
  editable: true,
  selectable: true,
  selectMinDistance: 6,
  dayMaxEvents: true,
  eventClass: "calendar-appointment",
  listItemEventClass: "calendar-in-list",
  listItemEventBeforeClass: "calendar-dot",
  listDayHeaderClass: "calendar-list-head",
  listDaysClass: "calendar-days",
  listDayClass: ({ isPast }) => (isPast ? "calendar-past" : "calendar-ahead"),
  dayHeaderInnerClass: "calendar-head",
  dayCellTopClass: "calendar-day-top",
  dayCellTopInnerClass: "calendar-day-number",
  moreLinkClass: "calendar-more",
} satisfies ComponentProps<typeof Calendar>;

/** FullCalendar with our appointments, words, colours and keys. */
export function CalendarGrid() {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const { direction } = useTheme();
  const { nights } = useCalendarTools("entries");
  const { view, day, firstDay, timeZone } = useCalendarTools("view");
  const handlers = useGridHandlers();
  const entries = useDeferredValue(useEntries());
  const nightDays = useMemo(
    () => new Set(nights.map(({ start }) => dayAt(start, timeZone))),
    [nights, timeZone],
  );
  const calendar = useRef<CalendarRef>(null);
  const { pane, handleKey } = useAppointmentKeys(direction === "rtl", entries);
  const first = useRef({ view: views[view], day });

  useSync(`${view} ${day}`, () => {
    // The bar tells the new day at once, also where a month is full.
    startTransition(() => calendar.current?.getApi().changeView(views[view], day));
  });

  // Drawn again only for what it shows: it draws every appointment anew for any new function.
  const drawn = useMemo(
    () => (
      <Calendar
        {...fixed}
        {...handlers}
        ref={calendar}
        initialView={first.current.view}
        initialDate={first.current.day}
        datesSet={(drawn) => scrollListToToday(drawn, pane.current)}
        events={entries}
        locale={locale}
        firstDay={firstDay}
        direction={direction}
        allDayText={t("allDay")}
        timedText={t("timed")}
        weekTextLong={t("views.week")}
        noEventsText={t("empty")}
        moreLinkText={(count: number) => t("more", { count })}
        moreLinkHint={(count: number) => t("more", { count })}
        eventsHint={t("list")}
        dayCellClass={({ date, isToday, isOther }) =>
          [
            isToday ? "calendar-today" : isOther ? "calendar-other" : "",
            nightDays.has(dayAt(date.toISOString(), timeZone)) ? "calendar-night" : "",
          ].join(" ")
        }
        eventContent={({ event, timeText, view: { type } }) => (
          <AppointmentLabel
            item={event.extendedProps.item}
            timeText={isTimed(type, event.allDay) ? timeText : ""}
            timeZone={timeZone}
            isWrapping={type.startsWith("timeGrid") && !event.allDay}
          />
        )}
      />
    ),
    [entries, nightDays, t, locale, direction, firstDay, timeZone, handlers, pane],
  );

  return (
    <Box
      ref={pane}
      tabIndex={-1}
      role="group"
      aria-label={t("list")}
      aria-describedby={KEYS_ID}
      onKeyDown={handleKey}
      sx={gridSx}
    >
      {drawn}
    </Box>
  );
}

/** A month has room for titles only, and the list for whole days as well. */
function isTimed(view: string, isAllDay: boolean) {
  return view === "listMonth" || (view !== "dayGridMonth" && !isAllDay);
}

/** What happens where somebody taps, draws and drags: the same functions until the time zone changes. */
function useGridHandlers() {
  const router = useRouter();
  const { timeZone } = useCalendarTools("view");
  const { showDay, openForm, select, move } = useCalendarTools("actions");
  return useMemo(
    () =>
      ({
        moreLinkClick({ date }) {
          showDay(dayAt(date.toISOString(), timeZone), "day");
        },
        dateClick({ allDay, dateStr }) {
          openForm(allDay ? wholeDay(dateStr) : oneHour(dateStr.slice(0, 16), timeZone));
        },
        select({ allDay, start, end, startStr, endStr, view }) {
          openForm(
            allDay
              ? { ...wholeDay(startStr), end: wholeDay(endStr).start }
              : { start: start.toISOString(), end: end.toISOString(), allDay },
          );
          view.calendar.unselect();
        },
        eventClick({ event, jsEvent }) {
          const { appointment, night } = event.extendedProps.item;
          // A slow tablet has much to lay out again.
          if (appointment) {
            return void yieldToPaint().then(() => select(appointment.id));
          }
          onPlainClick(() => router.push(`/DJPortal?event=${night.id}`))(jsEvent);
        },
        eventDrop: ({ event }) => move(event.extendedProps.item.appointment, spanIn(event)),
        eventResize: ({ event }) => move(event.extendedProps.item.appointment, spanIn(event)),
      }) satisfies ComponentProps<typeof Calendar>,
    [showDay, openForm, select, move, timeZone, router],
  );
}

const dayAt = (instant: string, timeZone: string) => wallTimeAt(instant, timeZone).slice(0, 10);
