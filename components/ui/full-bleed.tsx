import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/**
 * For a page that wants all of the room below the top bar: full width even when pages are boxed, no
 * padding, and exactly the height of the window, so that its own columns scroll and the page does not.
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
