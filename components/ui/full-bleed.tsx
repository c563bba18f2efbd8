import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/**
 * For a page that fills the window below the top bar: full width even with boxed pages, no padding, and a fixed height,
 * so that its columns scroll and the page does not. If it has a rail (of `--rail-width`, below `--topbar-overlap`), the
 * top bar of wide screens takes no row of its own: it is as wide as the rail and lies on it.
 */
export function FullBleed({
  hasRail = false,
  children,
}: {
  hasRail?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      data-full-bleed
      data-rail={hasRail || undefined}
      sx={{
        blockSize: "calc(100dvh - var(--chrome-height))",
        minBlockSize: 0,
        display: "flex",
        flexDirection: "column",
        overflow: "hidden",
      }}
    >
      {children}
    </Box>
  );
}
