import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { useTranslations } from "next-intl";
import { ColumnHead } from "@/components/office/desk/column-head";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Product } from "@/lib/office/shop/schema";
import { GRID, listColumns, NARROW } from "./list-columns";
import { ListRow } from "./list-row";
import { useListTools } from "./list-tools";

/** A page of products. The roles are written out, because browsers forget those of a table that is laid out as a grid. */
export function ListTable({ rows }: { rows: readonly Product[] }) {
  const t = useTranslations("shop");
  const { sort } = useListTools("list");
  const { setSort } = useListTools("actions");
  return (
    <Card sx={{ p: 0, [NARROW]: asCards }}>
      <Box role="table" aria-label={t("products")} aria-rowcount={rows.length + 1}>
        <Box role="row" sx={[GRID, { minHeight: 48, [NARROW]: { display: "none" } }]}>
          <Box role="columnheader">
            <VisuallyHidden component="span">{t("list.check")}</VisuallyHidden>
          </Box>
          {listColumns.map((column) => (
            <ColumnHead
              key={column}
              {...{ column, sort, setSort }}
              label={t(`list.columns.${column}`)}
              isDescendingFirst={column === "created"}
            />
          ))}
          <Box role="columnheader">
            <VisuallyHidden component="span">{t("list.actions")}</VisuallyHidden>
          </Box>
        </Box>
        {rows.map((product, index) => (
          <ListRow
            key={product.id}
            product={product}
            neighbour={rows[index + 1] ?? rows[index - 1]}
          />
        ))}
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
