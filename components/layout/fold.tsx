import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

/** The small arrow of what unfolds. Drawn here: it saves every page an icon. */
export function Fold({ isOpen, sx }: { isOpen: boolean; sx?: SxProps<Theme> }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      aria-hidden
      sx={[
        {
          flex: "none",
          width: 16,
          height: 16,
          fill: "none",
          stroke: "currentColor",
          strokeWidth: 1.5,
          transition: "transform 150ms",
          ...(isOpen && { transform: "rotate(180deg)" }),
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <path d="m4 6 4 4 4-4" />
    </Box>
  );
}
