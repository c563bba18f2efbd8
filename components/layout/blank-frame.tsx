"use client";

import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { PageSpinner } from "@/components/shell/navigation/page-spinner";
import { AppTheme } from "@/components/theme/app-theme";

/** The blank layout: the page fills the window and brings its own landmarks. */
export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <AppTheme>
      <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
        {children}
        <PageSpinner />
      </Box>
    </AppTheme>
  );
}
