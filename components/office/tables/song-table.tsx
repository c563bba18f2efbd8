import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import { useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useColumnStore } from "@/lib/office/tables/store";
import { SongHead } from "./song-head";
import { SongRow } from "./song-row";
import { tableLooks } from "./table-looks";
import { useTableTools } from "./tables-tools";
import { useGridKeys } from "./use-grid-keys";

/** A page of songs. Its head stays in sight, and where there is little room its first column, too. */
export function SongTable() {
  const t = useTranslations("tables");
  const isDense = useColumnStore((state) => state.isDense);
  const { rows, columns, isPagePicked, isPagePartlyPicked } = useTableTools("table");
  const { pickPage } = useTableTools("actions");
  const keys = useGridKeys();
  return (
    <Card sx={{ p: 0 }}>
      <Box role="region" aria-label={t("list")} tabIndex={0} sx={tableLooks.scroller}>
        <Box component="table" role="grid" aria-label={t("list")} sx={tableLooks.table(isDense)}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={tableLooks.narrow}>
                <Checkbox
                  checked={isPagePicked}
                  indeterminate={isPagePartlyPicked && !isPagePicked}
                  onChange={(_, isChecked) => pickPage(isChecked)}
                  slotProps={{ input: { "aria-label": t("pickPage") } }}
                />
              </Box>
              {columns.map((column) => (
                <SongHead key={column} column={column} />
              ))}
              <Box component="th" scope="col" sx={tableLooks.narrow}>
                <VisuallyHidden component="span">{t("details")}</VisuallyHidden>
              </Box>
            </tr>
          </thead>
          <tbody {...keys}>
            {rows.map((row) => (
              <SongRow key={row.id} row={row} />
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}
