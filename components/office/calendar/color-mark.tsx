import Box from "@mui/material/Box";
import type { AppointmentColor } from "@/lib/office/calendar/schema";

/** A shape for each colour, for those who cannot tell the colours apart. */
const shapes: Record<AppointmentColor, string> = {
  primary: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0Z",
  success: "M5 .5 10 9.5H0Z",
  error: "M5 0 10 5 5 10 0 5Z",
  info: "M1 1h8v8H1Z",
  warning: "M5 0 6.5 3.4 10 3.8 7.4 6.2 8.1 10 5 8.1 1.9 10 2.6 6.2 0 3.8 3.5 3.4Z",
};

/** The mark of an appointment's colour, in the colour of the text around it. */
export function ColorMark({ color, size = 8 }: { color: AppointmentColor; size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 10 10"
      aria-hidden
      sx={{ flex: "none", width: size, height: size, fill: "currentColor" }}
    >
      <path d={shapes[color]} />
    </Box>
  );
}
