import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { KeyboardEventHandler, ReactNode } from "react";

type Props = {
  label: string;
  /** The columns, as the rows have them. */
  grid: object;
  /** The container query under which the rows are cards, without a head. */
  narrow: string;
  heads: ReactNode;
  rows: readonly ReactNode[];
  onKeyDown?: KeyboardEventHandler;
};

/** A table that is laid out as a grid. Its roles are written out, because browsers forget those of such a table. */
export function GridTable({ label, grid, narrow, heads, rows, onKeyDown }: Props) {
  return (
    <Card {...(onKeyDown && { onKeyDown })} sx={{ flex: "none", p: 0, [narrow]: asCards }}>
      <Box role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <Box role="row" sx={[grid, { minHeight: 48, [narrow]: { display: "none" } }]}>
          {heads}
        </Box>
        {rows}
      </Box>
    </Card>
  );
}

const asCards = {
  bgcolor: "transparent",
  backgroundImage: "none",
  border: 0,
  boxShadow: "none",
  overflow: "visible",
} as const;
