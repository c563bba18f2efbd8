import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useSelection } from "@/components/office/desk/use-selection";
import { useAddress } from "@/components/ui/use-address";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { serverNow } from "@/lib/client/server-clock";
import { useShallowStable } from "@/lib/client/use-shallow-stable";
import { useStableActions } from "@/lib/client/use-stable-actions";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { appointmentActions } from "@/lib/office/calendar/actions";
import { useAppointments } from "@/lib/office/calendar/hooks";
import { nightOf, oneHour } from "@/lib/office/calendar/rules";
import type { Appointment, Span, Written } from "@/lib/office/calendar/schema";
import { type CalendarView, calendarViews, firstWeekday, isDay } from "@/lib/office/calendar/views";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { useAllEvents } from "@/lib/party/events/hooks";
import { wallTimeAt } from "@/lib/text/wall-time";
import { useSpanText } from "./use-span-text";

/** When a new appointment is to be; by default at the usual time. */
type Draft = Span & { isUsual?: boolean };

/** When a new appointment begins unless told otherwise. */
const USUAL_TIME = "18:00";

type Props = {
  samples: readonly Appointment[];
  /** The server's day, until the browser tells its own. */
  serverDay: string;
  isDj: boolean;
};

/** Makes the tools of the calendar from the desk, the events and the address. */
export function useTools({ samples, serverDay, isDj }: Props) {
  const t = useTranslations("calendar");
  const showUndo = useUndoToast();
  const locale = useLocale();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const timeZone = useTimeZone() ?? "UTC";
  const spanText = useSpanText(timeZone);
  const today = useToday(serverDay, timeZone);
  const { params, hrefOf, go } = useAddress();
  const named = calendarViews.find((known) => known === params.get("view"));
  const view = named ?? (isPhone ? "list" : "month");
  const asked = params.get("date");
  const day = isDay(asked) ? asked : today;
  const appointments = useAppointments(samples);
  const { data: events, error: nightsError, mutate } = useAllEvents(isDj);
  const nights = useMemo(() => events?.events.map(nightOf) ?? [], [events]);
  const { chosen, select, close } = useSelection(appointments, []);
  const { add, update, remove } = appointmentActions(useDeskStore());
  const [draft, setDraft] = useState<Draft>();

  const entries = useShallowStable({
    appointments,
    nights,
    /** Why the nights are missing. */
    nightsError: events ? undefined : nightsError,
  });
  const shown = useShallowStable({
    view,
    /** Whether the address names the view; else it is that of the screen's size. */
    isViewChosen: named !== undefined,
    /** The day around which the view shows, as `2026-11-22`. */
    day,
    today,
    /** The visitor's own. */
    timeZone,
    /** The first day of the week, 0 for Sunday. */
    firstDay: firstWeekday(locale),
    viewHref: useCallback((next: CalendarView) => hrefOf({ view: next }), [hrefOf]),
  });
  const form = useShallowStable({
    /** The appointment that the address names. */
    chosen,
    /** The time of the new appointment. */
    draft,
  });
  const actions = useStableActions({
    retryNights: () => void mutate(),
    setView: (next: CalendarView) => go({ view: next }, true),
    showDay(next: string, nextView = view) {
      const isUsual = !named && nextView === view;
      go({ date: next === today ? undefined : next, ...(!isUsual && { view: nextView }) }, true);
    },
    select: (id: number) => select(id),
    /** Opens the form for a new appointment: on the shown day unless told when. */
    openForm: (span?: Span) =>
      setDraft(span ?? { ...oneHour(`${day}T${USUAL_TIME}`, timeZone), isUsual: true }),
    closeForm() {
      setDraft(undefined);
      if (chosen) close();
    },
    // These come with a toast that undoes them.
    add: (written: Written) => showUndo(t("added", { when: spanText(written) }), add(written)),
    update(appointment: Appointment, written: Written) {
      showUndo(t("changed", { when: spanText(written) }), update(appointment, written));
    },
    move(appointment: Appointment, span: Span) {
      showUndo(t("moved", { when: spanText(span) }), update(appointment, span));
    },
    remove({ id }: Appointment) {
      if (id === chosen?.id) close();
      showUndo(t("deleted"), remove(id));
    },
  });
  return { entries, view: shown, form, actions };
}

function useToday(serverDay: string, timeZone: string) {
  return useSyncExternalStore(
    () => () => undefined,
    () => wallTimeAt(new Date(serverNow()).toISOString(), timeZone).slice(0, 10),
    () => serverDay,
  );
}
