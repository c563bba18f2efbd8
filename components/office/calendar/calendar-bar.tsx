import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button, IconButton } from "@/components/ui/button";
import { dayAfter } from "@/lib/office/calendar/rules";
import { shownDays, stepped } from "@/lib/office/calendar/views";
import { useCalendarTools } from "./calendar-tools";
import { ViewSwitch } from "./view-switch";

/** What the calendar shows, and the way to other days and views. */
export function CalendarBar() {
  const t = useTranslations("calendar");
  const { view, day, today, firstDay } = useCalendarTools("view");
  const { showDay } = useCalendarTools("actions");
  const [first, end] = shownDays(day, view, firstDay);
  // A month also shows days of its neighbours.
  const isSameMonth = day.slice(0, 7) === today.slice(0, 7);
  const isShown = first <= today && today < end && (view !== "month" || isSameMonth);
  const title = usePeriod();
  return (
    <Box
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 0.5, rowGap: 1 }}
    >
      <IconButton aria-label={t(`before.${view}`)} onClick={() => showDay(stepped(day, view, -1))}>
        <IconChevronLeft size={22} data-directional aria-hidden />
      </IconButton>
      <IconButton aria-label={t(`after.${view}`)} onClick={() => showDay(stepped(day, view, 1))}>
        <IconChevronRight size={22} data-directional aria-hidden />
      </IconButton>
      <Typography
        component="h2"
        variant="h5"
        aria-live="polite"
        sx={{
          flex: "1 1 120px",
          minWidth: 0,
          fontSize: { xs: "1rem", sm: "1.125rem" },
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {title}
      </Typography>
      <Button
        color={isShown ? "inherit" : "muted"}
        onClick={() => showDay(today)}
        {...(isShown && { "aria-current": "date" })}
        isNarrow
      >
        {t("today")}
      </Button>
      <ViewSwitch />
    </Box>
  );
}

/** The month, the week or the day that is shown, in words. */
function usePeriod() {
  const format = useFormatter();
  const { view, day, firstDay } = useCalendarTools("view");
  const at = (date: string) => new Date(`${date}T00:00:00.000Z`);
  if (view === "day") return format.dateTime(at(day), { dateStyle: "full", timeZone: "UTC" });
  const month = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  if (view !== "week") return format.dateTime(at(day), month);
  const [first, end] = shownDays(day, view, firstDay);
  const week = { ...month, month: "short", day: "numeric" } as const;
  const range = format.dateTimeRange(at(first), at(dayAfter(end, -1)), week);
  // Node.js and browsers put different spaces around the dash.
  return range.replace(/\s*–\s*/, " – ");
}
