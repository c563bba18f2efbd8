import Box from "@mui/material/Box";
import type { ReactNode } from "react";

const MOST = 99;

/** A count on the corner of an icon; the button around it says the count in words. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box component="span" sx={{ position: "relative", display: "inline-flex" }}>
      {children}
      {count > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={{
            position: "absolute",
            insetBlockStart: -8,
            insetInlineEnd: -8,
            minWidth: 20,
            px: 0.75,
            borderRadius: 999,
            bgcolor: "primary.fill",
            color: "common.white",
            fontSize: "0.75rem",
            fontWeight: 600,
            lineHeight: "20px",
            textAlign: "center",
          }}
        >
          {count > MOST ? `${MOST}+` : count}
        </Box>
      )}
    </Box>
  );
}
