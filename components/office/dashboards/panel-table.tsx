import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";

type PanelColumn = { head: string; isFigure?: boolean };

type Props = {
  title: string;
  /** What is higher scrolls, in px. */
  height: number;
  /** What is wider scrolls, in px. */
  minWidth: number;
  rowHeight?: number;
  columns: readonly PanelColumn[];
  /** The rows, with a cell for each column. */
  children: ReactNode;
};

/** A table that scrolls in its panel; its heads stay. */
export function PanelTable({ title, height, minWidth, rowHeight, columns, children }: Props) {
  return (
    <Box role="group" aria-label={title} tabIndex={0} sx={{ height, overflow: "auto" }}>
      <Table
        size="small"
        stickyHeader
        aria-label={title}
        sx={{ minWidth, "& td, & th": { height: rowHeight, px: 1 } }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ head, isFigure }) => (
              <TableCell key={head} align={isFigure ? "right" : "left"} sx={headSx}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Box>
  );
}

const headSx = {
  bgcolor: "background.paper",
  color: "text.secondary",
  fontWeight: 500,
  whiteSpace: "nowrap",
  py: 1.25,
};
