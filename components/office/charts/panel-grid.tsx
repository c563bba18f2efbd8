import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type Columns = { xs?: number; sm: number; lg: number };

/** Panels in twelve columns where there is room, and below each other where there is none. */
export function PanelGrid({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "repeat(12, minmax(0, 1fr))", gap: 2 }}>
      {children}
    </Box>
  );
}

/** Where a panel stands: as many of the twelve columns. On phones it has them all, unless `xs` says otherwise. */
export function PanelCell({ xs = 12, sm, lg, children }: Columns & { children: ReactNode }) {
  const columns = { xs: `span ${xs}`, sm: `span ${sm}`, lg: `span ${lg}` };
  return <Box sx={{ gridColumn: columns, minWidth: 0 }}>{children}</Box>;
}
