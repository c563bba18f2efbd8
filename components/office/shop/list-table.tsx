import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ColumnHead } from "@/components/office/desk/column-head";
import { GridTable } from "@/components/office/desk/grid-table";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Product } from "@/lib/office/shop/schema";
import { GRID, listColumns, NARROW } from "./list-columns";
import { ListRow } from "./list-row";
import { useListTools } from "./list-tools";

/** A page of products. */
export function ListTable({ rows }: { rows: readonly Product[] }) {
  const t = useTranslations("shop");
  return (
    <GridTable
      label={t("products")}
      grid={GRID}
      narrow={NARROW}
      heads={<Heads />}
      rows={rows.map((product, index) => (
        <ListRow
          key={product.id}
          product={product}
          neighbour={rows[index + 1] ?? rows[index - 1]}
        />
      ))}
    />
  );
}

function Heads() {
  const t = useTranslations("shop");
  const { sort } = useListTools("list");
  const { setSort } = useListTools("actions");
  return (
    <>
      <HiddenHead>{t("list.check")}</HiddenHead>
      {listColumns.map((column) => (
        <ColumnHead
          key={column}
          {...{ column, sort, setSort }}
          label={t(`list.columns.${column}`)}
          isDescendingFirst={column === "created"}
        />
      ))}
      <HiddenHead>{t("list.actions")}</HiddenHead>
    </>
  );
}

function HiddenHead({ children }: { children: string }) {
  return (
    <Box role="columnheader">
      <VisuallyHidden component="span">{children}</VisuallyHidden>
    </Box>
  );
}
