import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useAddress } from "@/components/office/desk/use-address";
import { useSelection } from "@/components/office/desk/use-selection";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { serverNow } from "@/lib/client/server-clock";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { appointmentActions } from "@/lib/office/calendar/actions";
import { useAppointments } from "@/lib/office/calendar/hooks";
import { nightOf, oneHour } from "@/lib/office/calendar/rules";
import type { Appointment } from "@/lib/office/calendar/schema";
import { calendarViews, firstWeekday, isDay } from "@/lib/office/calendar/views";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { useAllEvents } from "@/lib/party/events/hooks";
import { wallTimeAt } from "@/lib/text/wall-time";
import type { CalendarTools, Draft } from "./calendar-tools";
import { useSpanText } from "./use-span-text";

/** When a new appointment begins unless told otherwise. */
const USUAL_TIME = "18:00";

type Props = {
  samples: readonly Appointment[];
  /** The server's day, until the browser tells its own. */
  serverDay: string;
  isDj: boolean;
};

/** Makes the tools of the calendar from the desk, the events and the address. */
export function useTools({ samples, serverDay, isDj }: Props): CalendarTools {
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

  const showDay = (next: string, nextView = view) => {
    const isUsual = !named && nextView === view;
    go({ date: next === today ? undefined : next, ...(!isUsual && { view: nextView }) }, true);
  };
  return {
    appointments,
    nights,
    nightsError: events ? undefined : nightsError,
    retryNights: () => void mutate(),
    timeZone,
    firstDay: firstWeekday(locale),
    view,
    isViewChosen: named !== undefined,
    day,
    today,
    viewHref: (next) => hrefOf({ view: next }),
    setView: (next) => go({ view: next }, true),
    showDay,
    chosen,
    select,
    draft,
    openForm: (span) =>
      setDraft(span ?? { ...oneHour(`${day}T${USUAL_TIME}`, timeZone), isUsual: true }),
    closeForm() {
      setDraft(undefined);
      if (chosen) close();
    },
    add(written) {
      showUndo(t("added", { when: spanText(written) }), add(written));
    },
    update(appointment, written) {
      showUndo(t("changed", { when: spanText(written) }), update(appointment, written));
    },
    move(appointment, span) {
      showUndo(t("moved", { when: spanText(span) }), update(appointment, span));
    },
    remove({ id }) {
      if (id === chosen?.id) close();
      showUndo(t("deleted"), remove(id));
    },
  };
}

function useToday(serverDay: string, timeZone: string) {
  return useSyncExternalStore(
    () => () => undefined,
    () => wallTimeAt(new Date(serverNow()).toISOString(), timeZone).slice(0, 10),
    () => serverDay,
  );
}
