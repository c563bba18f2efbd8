import Typography from "@mui/material/Typography";
import { useServerNow } from "@/lib/client/server-clock";
import { useClockTime } from "./use-clock-time";

/** The time at the event. */
export function Clock() {
  const clockTime = useClockTime();
  const now = useServerNow();
  return (
    <Typography
      component="time"
      dateTime={now.toISOString()}
      color="textSecondary"
      sx={{ fontVariantNumeric: "tabular-nums" }}
    >
      {clockTime(now)}
    </Typography>
  );
}
