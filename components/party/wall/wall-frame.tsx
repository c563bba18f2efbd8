import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { BAND, UPRIGHT, units, WALL_UNIT } from "./wall-sizes";

/** The whole screen. Nobody points at it, so it has no cursor. */
export function WallFrame({
  isCentred = false,
  children,
}: {
  isCentred?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component="main"
      sx={[
        WALL_UNIT,
        {
          flexGrow: 1,
          minHeight: "100dvh",
          display: "grid",
          gap: units(5),
          p: units(5),
          cursor: "none",
          fontSize: units(4),
          lineHeight: 1.25,
          ...(isCentred
            ? { placeItems: "center", textAlign: "center" }
            : {
                gridTemplateColumns: `minmax(0, 1fr) ${units(52)}`,
                [UPRIGHT]: {
                  gridTemplateColumns: "minmax(0, 1fr)",
                  gridTemplateRows: "minmax(0, 1fr) auto",
                },
                [BAND]: { gridTemplateColumns: `minmax(0, 1fr) ${units(92)}` },
              }),
        },
      ]}
    >
      {children}
    </Box>
  );
}
