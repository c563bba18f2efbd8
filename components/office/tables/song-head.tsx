import { useTranslations } from "next-intl";
import { ColumnHead } from "@/components/office/desk/column-head";
import type { SongColumn } from "@/lib/office/tables/schema";
import { useTableTools } from "./tables-tools";

/** Columns that are sorted in descending order first, because people look for the best and the newest. */
const FROM_THE_TOP: readonly SongColumn[] = ["rating", "added", "year"];

/** The head of a column of songs. */
export function SongHead({ column }: { column: SongColumn }) {
  const t = useTranslations("tables.columns");
  const { sort } = useTableTools("table");
  const { setSort } = useTableTools("actions");
  return (
    <ColumnHead
      {...{ column, sort, setSort }}
      label={t(column)}
      isDescendingFirst={FROM_THE_TOP.includes(column)}
      isCell
    />
  );
}
