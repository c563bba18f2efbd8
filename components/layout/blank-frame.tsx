"use client";

import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { PageSpinner } from "./page-spinner";

/** The blank layout: the page alone, on the whole of the window. */
export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      {children}
      <PageSpinner />
    </Box>
  );
}
