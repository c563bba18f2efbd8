import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconClock } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import type { DjEvent } from "@/lib/party/events/schema";
import { zoneLabel } from "./time-zone-field";

type Schedule = Pick<DjEvent, "opensAt" | "closesAt" | "timeZone">;

/** Opening and closing time on the clocks of the venue, wherever the DJ is. */
export function EventSchedule({ event }: { event: Schedule }) {
  const text = useScheduleText(event);
  const hasTimes = Boolean(event.opensAt || event.closesAt);
  return (
    <Box sx={{ display: "flex", gap: 1, color: "text.secondary" }}>
      <Box component={IconClock} size={18} aria-hidden sx={{ flex: "none", mt: "2px" }} />
      {/* Servers and browsers know languages in different editions and space such a time differently. */}
      <Typography component="div" suppressHydrationWarning>
        {text}
        {hasTimes && (
          <Typography
            variant="body2"
            color="textSecondary"
            dir="ltr"
            component="div"
            sx={{ textAlign: "start" }}
          >
            {zoneLabel(event.timeZone)}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}

function useScheduleText({ opensAt, closesAt, timeZone }: Schedule) {
  const t = useTranslations("events");
  const format = useFormatter();
  const look = {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  } as const;
  const time = (instant: string) => format.dateTime(new Date(instant), look);

  if (opensAt && closesAt) {
    return format.dateTimeRange(new Date(opensAt), new Date(closesAt), look);
  }
  if (opensAt) return t("schedule.opens", { time: time(opensAt) });
  if (closesAt) return t("schedule.closes", { time: time(closesAt) });
  return t("schedule.none");
}
