import Box from "@mui/material/Box";
import ListItemButton from "@mui/material/ListItemButton";
import NextLink from "next/link";
import { useFormatter } from "next-intl";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import type { Appointment, Night } from "@/lib/office/calendar/schema";
import { AppointmentLabel } from "./appointment-label";
import { useCalendarTools } from "./calendar-tools";

export type DayEntry = { appointment: Appointment } | { night: Night };

/** An appointment of the chosen day, which opens its form, or a night, which leads to its board. */
export function DayEntryItem({ entry }: { entry: DayEntry }) {
  const format = useFormatter();
  const { timeZone } = useCalendarTools("view");
  const { select } = useCalendarTools("actions");
  const { start, allDay } = "night" in entry ? entry.night : entry.appointment;
  const time = { timeStyle: "short", timeZone } as const;
  const label = (
    <AppointmentLabel
      item={entry}
      timeText={allDay ? "" : format.dateTime(new Date(start), time)}
      timeZone={timeZone}
      isWrapping={false}
    />
  );
  const sx = { px: 0.5 };
  return (
    <Box component="li">
      {"night" in entry ? (
        <ListItemButton
          component={NextLink}
          href={`/DJPortal?event=${entry.night.id}`}
          prefetch={false}
          sx={sx}
        >
          {label}
        </ListItemButton>
      ) : (
        <ListItemButton
          component="button"
          // A slow phone shows the press before it opens the form.
          onClick={() => void yieldToPaint().then(() => select(entry.appointment.id))}
          sx={{ ...sx, width: "100%" }}
        >
          {label}
        </ListItemButton>
      )}
    </Box>
  );
}
