import Box from "@mui/material/Box";
import TableSortLabel from "@mui/material/TableSortLabel";
import type { ColumnSort } from "./use-sorted-pages";

type Props<C extends string> = {
  column: C;
  label: string;
  /** Whether the largest or latest is what people look for first. */
  isDescendingFirst?: boolean;
  sort: ColumnSort<C>;
  setSort: (sort: ColumnSort<C>) => void;
  /** Whether it is in an HTML table. */
  isCell?: boolean;
};

const ROLE = { role: "columnheader" } as const;
const CELL = { component: "th", scope: "col" } as const;

/** The head of a column, which sorts by it: first one way, then the other. */
export function ColumnHead<C extends string>(props: Props<C>) {
  const { column, label, isDescendingFirst = false, sort, setSort, isCell = false } = props;
  const isActive = sort.column === column;
  const direction = (isActive ? sort.isDescending : isDescendingFirst) ? "desc" : "asc";
  const order = sort.isDescending ? "descending" : "ascending";
  const isDescending = isActive ? !sort.isDescending : isDescendingFirst;
  return (
    <Box {...(isCell ? CELL : ROLE)} aria-sort={isActive ? order : "none"}>
      <TableSortLabel
        active={isActive}
        direction={direction}
        component="button"
        type="button"
        onClick={() => setSort({ column, isDescending })}
        sx={{
          font: "inherit",
          fontWeight: 500,
          minHeight: 48,
          color: "text.secondary",
          whiteSpace: "nowrap",
        }}
      >
        {label}
      </TableSortLabel>
    </Box>
  );
}
