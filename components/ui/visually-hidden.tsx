import Box, { type BoxProps } from "@mui/material/Box";

/** Text for screen readers only. */
export function VisuallyHidden(props: BoxProps) {
  return (
    <Box
      {...props}
      sx={{
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      }}
    />
  );
}
