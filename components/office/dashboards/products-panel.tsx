import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { Panel } from "@/components/office/charts/panel";
import { Sparkline } from "@/components/ui/sparkline";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { useFigureText } from "./dashboard-tools";
import { PanelTable } from "./panel-table";

/** Room for six products; the others scroll. */
const HEIGHT = 336;

/** What each product brings in, and how its sales went. */
export function ProductsPanel({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const { number, money } = useFigureText();
  const columns = [
    { head: t("products.product") },
    { head: t("products.price"), isFigure: true },
    { head: t("products.stock") },
    { head: t("sellers.sold"), isFigure: true },
    { head: t("tiles.takings"), isFigure: true },
  ];
  const stockText = (stock: boolean) => t(stock ? "products.inStock" : "products.soldOut");
  return (
    <Panel
      title={t("products.title")}
      name="products"
      isSample
      height={HEIGHT}
      money={[1, 4]}
      answer={useSales(span)}
      figures={({ products }) => ({
        head: columns.map(({ head }) => head),
        rows: products.map(({ title, price, stock, sold, takings }) => [
          title,
          price,
          stockText(stock),
          sold,
          takings,
        ]),
      })}
      skeleton={<Skeleton variant="rounded" height={HEIGHT} />}
    >
      {({ products }) => (
        <PanelTable
          title={t("products.title")}
          height={HEIGHT}
          minWidth={600}
          columns={[...columns, { head: t("products.trend") }]}
        >
          {products.map(({ id, title, price, stock, sold, takings, trend }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                <bdi lang="en">{title}</bdi>
              </TableCell>
              <TableCell align="right" sx={figureSx}>
                <Price amount={price} />
              </TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="tinted"
                  color={stock ? "success" : "warning"}
                  label={stockText(stock)}
                />
              </TableCell>
              <TableCell align="right" sx={figureSx}>
                {number(sold)}
              </TableCell>
              <TableCell align="right" sx={figureSx}>
                <bdi>{money(takings)}</bdi>
              </TableCell>
              <TableCell>
                <Sparkline values={trend} />
              </TableCell>
            </TableRow>
          ))}
        </PanelTable>
      )}
    </Panel>
  );
}

const figureSx = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" };
