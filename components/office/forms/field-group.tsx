import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { FieldGrid } from "./field-grid";

/** Fields that belong together, under their name. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: "h6", p: 0, mb: 2 }}>
        {legend}
      </Box>
      <FieldGrid>{children}</FieldGrid>
    </Box>
  );
}
