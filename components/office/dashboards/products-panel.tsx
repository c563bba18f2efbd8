import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { Panel } from "@/components/office/charts/panel";
import { Sparkline } from "@/components/ui/sparkline";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { useFigureText } from "./dashboard-tools";

/** Room for six products; the others scroll. */
const HEIGHT = 336;

/** What each product brings in, and how its sales went. */
export function ProductsPanel({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const { number, money } = useFigureText();
  const heads = [
    t("products.product"),
    t("products.price"),
    t("products.stock"),
    t("sellers.sold"),
    t("tiles.takings"),
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
        head: heads,
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
        <Box
          role="group"
          aria-label={t("products.title")}
          tabIndex={0}
          sx={{ height: HEIGHT, overflow: "auto" }}
        >
          <Table
            size="small"
            stickyHeader
            aria-label={t("products.title")}
            sx={{ minWidth: 600, "& td, & th": { px: 1 } }}
          >
            <TableHead>
              <TableRow>
                {heads.map((head, column) => (
                  <TableCell key={head} align={column % 2 ? "right" : "left"} sx={headSx}>
                    {head}
                  </TableCell>
                ))}
                <TableCell sx={headSx}>{t("products.trend")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
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
                  <TableCell sx={figureSx}>
                    <bdi>{money(takings)}</bdi>
                  </TableCell>
                  <TableCell>
                    <Sparkline values={trend} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

const headSx = { bgcolor: "background.paper", color: "text.secondary", fontWeight: 500, py: 1.25 };
const figureSx = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" };
