import Box from "@mui/material/Box";
import TableSortLabel from "@mui/material/TableSortLabel";
import { useTranslations } from "next-intl";
import { useTicketsTools } from "./tickets-tools";
import type { TicketColumn } from "./use-ticket-table";

/** The head of a column, which sorts by it: first one way, then the other. */
export function ColumnHead({ column }: { column: TicketColumn }) {
  const t = useTranslations("tickets.columns");
  const { sort, setSort } = useTicketsTools();
  const isActive = sort.column === column;
  // Of days, the newest is what people look for first.
  const first = column === "date";
  const direction = (isActive ? sort.isDescending : first) ? "desc" : "asc";
  const order = sort.isDescending ? "descending" : "ascending";
  return (
    <Box role="columnheader" aria-sort={isActive ? order : "none"}>
      <TableSortLabel
        active={isActive}
        direction={direction}
        component="button"
        type="button"
        onClick={() => setSort({ column, isDescending: isActive ? !sort.isDescending : first })}
        sx={{ font: "inherit", fontWeight: 500, minHeight: 48, color: "text.secondary" }}
      >
        {t(column)}
      </TableSortLabel>
    </Box>
  );
}
