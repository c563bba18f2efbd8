import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Fields side by side where there is room for two. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {children}
    </Box>
  );
}

/** Spans both columns. */
export const wide = { gridColumn: "1 / -1" } as const;
