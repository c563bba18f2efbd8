import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconClock } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { useServerNow } from "@/lib/client/server-clock";
import { eventPhaseAt } from "@/lib/party/events/rules";
import type { DjEvent } from "@/lib/party/events/schema";
import { zoneLabel } from "@/lib/party/events/time-zones";
import { needsZone } from "@/lib/text/zone-offset";
import { closingWord, openingWord } from "./schedule-words";

type Schedule = Pick<
  DjEvent,
  "status" | "opensAt" | "closesAt" | "lastCallAt" | "timeZone" | "settings"
>;

/** Opening and closing time in the venue's time zone, wherever the DJ is. */
export function EventSchedule({ event }: { event: Schedule }) {
  const text = useScheduleText(event);
  const hasTimes = Boolean(event.opensAt || event.closesAt);
  return (
    <Box sx={{ display: "flex", gap: 1, color: "text.secondary" }}>
      <Box component={IconClock} size={18} aria-hidden sx={{ flex: "none", mt: "2px" }} />
      {/* ICU versions differ between server and browser, and so does the spacing of such a time. */}
      <Typography component="div" suppressHydrationWarning>
        {text}
        {hasTimes && (
          <Typography variant="body2" color="textSecondary" component="div">
            <bdi dir="ltr">{zoneLabel(event.timeZone)}</bdi>
          </Typography>
        )}
      </Typography>
    </Box>
  );
}

function useScheduleText(event: Schedule) {
  const { opensAt, closesAt, timeZone } = event;
  const t = useTranslations("events");
  const format = useFormatter();
  const now = useServerNow().getTime();
  const phase = eventPhaseAt(event, now);
  const isNearChange = [opensAt, closesAt].some(
    (at) => at && needsZone(Date.parse(at), timeZone, timeZone),
  );
  const look = {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    // A clock time that comes twice that night says which of the two it is.
    ...(isNearChange && { timeZoneName: "short" as const }),
  } as const;
  const time = (instant: string) => format.dateTime(new Date(instant), look);

  if (opensAt && closesAt) {
    return format.dateTimeRange(new Date(opensAt), new Date(closesAt), look);
  }
  if (opensAt) return t(`schedule.${openingWord(phase, opensAt, now)}`, { time: time(opensAt) });
  if (closesAt) return t(`schedule.${closingWord(phase, closesAt, now)}`, { time: time(closesAt) });
  return t("schedule.none");
}
