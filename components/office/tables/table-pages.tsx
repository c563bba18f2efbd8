import TablePagination from "@mui/material/TablePagination";
import { useId } from "react";
import { useTableTools } from "./tables-tools";
import { SIZES } from "./use-tools";

/** Which rows are shown, how many at a time, and the way to the others. */
export function TablePages() {
  const { listed, size, page } = useTableTools("table");
  const { setSize, setPage } = useTableTools("actions");
  const labelId = useId();
  return (
    <TablePagination
      component="div"
      count={listed.length}
      page={page - 1}
      onPageChange={(_, next) => setPage(next + 1)}
      rowsPerPage={size}
      rowsPerPageOptions={SIZES}
      onRowsPerPageChange={({ target }) => setSize(Number(target.value))}
      showFirstButton
      showLastButton
      slotProps={{
        select: { native: true, labelId, inputProps: { "aria-labelledby": labelId } },
      }}
      sx={looks}
    />
  );
}

/** Large enough for fingers; a phone has no room for it in one row. */
const looks = {
  "& .MuiTablePagination-toolbar": { flexWrap: "wrap", minHeight: 56, px: 0 },
  "& .MuiTablePagination-spacer": { display: { xs: "none", sm: "block" } },
  "& .MuiTablePagination-selectLabel, & .MuiTablePagination-displayedRows": {
    display: "block",
    typography: "body1",
    color: "text.secondary",
    fontVariantNumeric: "tabular-nums",
  },
  "& .MuiTablePagination-input": { display: "inline-flex" },
  // iOS zooms in on a field with a smaller font.
  "& .MuiTablePagination-select": { minHeight: 48, boxSizing: "border-box", fontSize: "1rem" },
  "& .MuiTablePagination-actions button": { width: 48, height: 48 },
} as const;
