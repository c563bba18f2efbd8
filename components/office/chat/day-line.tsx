import Typography from "@mui/material/Typography";
import { useDayText } from "./use-moment-text";

/** The day on which the messages below it were sent. */
export function DayLine({ at }: { at: string }) {
  const dayText = useDayText();
  return (
    <Typography
      component="p"
      variant="body2"
      sx={{ pt: 2, pb: 1, textAlign: "center", fontWeight: 600, color: "text.secondary" }}
    >
      {dayText(at)}
    </Typography>
  );
}
