import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

type Props = { sx?: SxProps<Theme>; children: ReactNode };

/** The pane of an area's list: search and filters, and below them the list, which scrolls. */
export function ListPane({ sx, children }: Props) {
  return (
    <Box
      sx={[
        {
          flex: 1,
          minHeight: 0,
          display: "flex",
          flexDirection: "column",
          gap: 1,
          px: { xs: 2, sm: 0 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
