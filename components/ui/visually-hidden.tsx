import Box, { type BoxProps } from "@mui/material/Box";

/** Hides text from the eye, not from screen readers. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** Text for screen readers only. */
export function VisuallyHidden(props: BoxProps) {
  return <Box {...props} sx={visuallyHidden} />;
}
