import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/**
 * For a page that fills the window below the top bar: full width even with boxed pages, no padding, and a fixed height,
 * so that its columns scroll and the page does not.
 */
export function FullBleed({ children }: { children: ReactNode }) {
  return (
    <Box
      data-full-bleed
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
