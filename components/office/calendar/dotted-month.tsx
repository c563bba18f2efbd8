import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Pressable } from "@/components/ui/pressable";
import { dayAfter, isOnDay, isWithin } from "@/lib/office/calendar/rules";
import { shownDays } from "@/lib/office/calendar/views";
import { useCalendarTools } from "./calendar-tools";
import { ColorMark } from "./color-mark";
import { type DayEntry, DayEntryItem } from "./day-entry-item";
import styles from "./dotted-month.module.css";
import { NIGHT, panelSx } from "./grid-looks";

const DAYS = Array.from({ length: 42 }, (_, index) => index);
/** How many fit into a day on a small phone. */
const MOST_DOTS = 3;

const at = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** A phone's month: each day has a dot for what is on it, and a tap on the day lists that below. */
export function DottedMonth() {
  const t = useTranslations("calendar");
  const format = useFormatter();
  const { day, today, firstDay } = useCalendarTools("view");
  const { showDay } = useCalendarTools("actions");
  const entriesOf = useEntriesOf();
  const [first] = shownDays(day, "month", firstDay);
  const days = DAYS.map((index) => dayAfter(first, index));
  const full = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const listed = entriesOf(day);

  return (
    <Box sx={{ ...panelSx, overflowY: "auto", mx: -2, pb: "72px" }}>
      <Box
        role="group"
        aria-label={t("list")}
        sx={{ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" }}
      >
        {days.slice(0, 7).map((weekday) => (
          <Box
            key={weekday}
            aria-hidden
            sx={{
              py: 0.5,
              textAlign: "center",
              typography: "body2",
              fontWeight: 600,
              color: "text.secondary",
            }}
          >
            {format.dateTime(at(weekday), { weekday: "short", timeZone: "UTC" })}
          </Box>
        ))}
        {days.map((shown) => (
          <Day
            key={shown}
            number={Number(shown.slice(8))}
            label={t("day", {
              date: format.dateTime(at(shown), full),
              count: entriesOf(shown).length,
            })}
            entries={entriesOf(shown)}
            isToday={shown === today}
            isChosen={shown === day}
            isOther={shown.slice(0, 7) !== day.slice(0, 7)}
            onChoose={() => showDay(shown)}
          />
        ))}
      </Box>
      <Box component="section" aria-labelledby="calendar-day" sx={{ px: 2, pt: 1 }}>
        <Typography id="calendar-day" component="h3" variant="h6" aria-live="polite">
          {format.dateTime(at(day), full)}
        </Typography>
        {listed.length === 0 && <Typography color="textSecondary">{t("emptyDay")}</Typography>}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {listed.map((entry) => (
            <DayEntryItem key={keyOf(entry)} entry={entry} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function keyOf(entry: DayEntry) {
  return "night" in entry ? `night-${entry.night.id}` : `appointment-${entry.appointment.id}`;
}

type DayProps = {
  number: number;
  label: string;
  entries: readonly DayEntry[];
  isToday: boolean;
  isChosen: boolean;
  isOther: boolean;
  onChoose: () => void;
};

function Day({ number, label, entries, isToday, isChosen, isOther, onChoose }: DayProps) {
  return (
    <Pressable
      aria-label={label}
      aria-pressed={isChosen}
      aria-current={isToday ? "date" : undefined}
      className={isOther ? `${styles.day} ${styles.other}` : styles.day}
      onClick={onChoose}
    >
      <span className={styles.number}>{number}</span>
      <span data-dots={entries.length} className={styles.dots}>
        {entries.slice(0, MOST_DOTS).map((entry) => (
          <Dot key={keyOf(entry)} entry={entry} />
        ))}
      </span>
    </Pressable>
  );
}

function Dot({ entry }: { entry: DayEntry }) {
  if ("night" in entry) {
    return (
      <Box
        component="span"
        sx={{ width: 8, height: 8, borderRadius: "4px", bgcolor: NIGHT.fill }}
      />
    );
  }
  const { color } = entry.appointment;
  return (
    <Box component="span" sx={{ display: "flex", color: `${color}.main` }}>
      <ColorMark color={color} />
    </Box>
  );
}

/** Returns a function that tells what is on a day of the shown month, in order. */
function useEntriesOf() {
  const { appointments, nights } = useCalendarTools("entries");
  const { day, firstDay, timeZone } = useCalendarTools("view");
  const month = day.slice(0, 7);
  const byDay = useMemo(() => {
    const days = shownDays(`${month}-01`, "month", firstDay);
    const entries: DayEntry[] = [
      ...nights.map((night) => ({ night })),
      ...appointments.map((appointment) => ({ appointment })),
    ];
    const shown = entries
      .filter((entry) => isWithin(spanOf(entry), days))
      .sort((a, b) => (spanOf(a).start < spanOf(b).start ? -1 : 1));
    return new Map(
      DAYS.map((index) => dayAfter(days[0], index)).map((one) => [
        one,
        shown.filter((entry) => isOnDay(spanOf(entry), one, timeZone)),
      ]),
    );
  }, [appointments, nights, month, firstDay, timeZone]);
  return (one: string) => byDay.get(one) ?? [];
}

function spanOf(entry: DayEntry) {
  return "night" in entry ? entry.night : entry.appointment;
}
