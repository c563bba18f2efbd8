import Card from "@mui/material/Card";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

type Props = { sx?: SxProps<Theme>; children: ReactNode };

/** A pane as a card that fills its height: a bar, and what scrolls below it. `sx` adds to its looks. */
export function PaneCard({ sx, children }: Props) {
  return (
    <Card
      sx={[
        {
          flex: 1,
          minHeight: 0,
          display: "flex",
          flexDirection: "column",
          borderRadius: { xs: 0, sm: 1 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Card>
  );
}
