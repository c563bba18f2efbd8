import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { Panel } from "@/components/office/charts/panel";
import { clamp } from "@/components/ui/clamp";
import { useDateText } from "@/components/ui/use-date-text";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { useLatestOrders } from "@/lib/office/dashboards/hooks";
import { useFigureText } from "./dashboard-tools";

const ROW = 50;
const ROWS = 5;

/** Who bought what, the latest first. Its table has the time and the way of payment, too. */
export function LatestOrdersPanel() {
  const t = useTranslations("dashboards");
  const dateText = useDateText();
  const { day } = useFigureText();
  const timeZone = useTimeZone();
  return (
    <Panel
      title={t("orders.title")}
      name="latest-orders"
      isSample
      height={ROW * ROWS}
      money={[4]}
      answer={useLatestOrders()}
      figures={({ orders }) => ({
        head: [
          t("orders.time"),
          t("orders.customer"),
          t("products.product"),
          t("orders.quantity"),
          t("orders.total"),
          t("payments.way"),
        ],
        rows: orders.map(({ at, customer, title, qty, total, payment }) => [
          dateText(at),
          customer,
          title,
          qty,
          total,
          t(`payments.${payment}`),
        ]),
      })}
      skeleton={Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all the same
        <Skeleton key={row} height={ROW} />
      ))}
    >
      {({ orders }) => (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {orders.map(({ id, at, customer, title, qty, total }) => (
            <Box component="li" key={id} sx={rowSx}>
              <Box sx={pairSx}>
                <Box dir="auto" title={customer} sx={{ ...clamp(1), fontWeight: 600 }}>
                  {customer}
                </Box>
                <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
                  <Price amount={total} />
                </Box>
              </Box>
              <Box sx={[pairSx, factsSx]}>
                <Box sx={productSx}>
                  <Box lang="en" dir="auto" title={title} sx={clamp(1)}>
                    {title}
                  </Box>
                  {qty > 1 && <bdi>× {qty}</bdi>}
                </Box>
                <time dateTime={at}>{day(at, timeZone)}</time>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const rowSx = { display: "grid", alignContent: "center", height: ROW } as const;
const pairSx = { display: "flex", justifyContent: "space-between", gap: 2 } as const;
const factsSx = {
  typography: "body2",
  color: "text.secondary",
  "& > time, & bdi": { whiteSpace: "nowrap" },
} as const;
/** The number of pieces stays, however long the product's name is. */
const productSx = { display: "flex", gap: 0.5, minWidth: 0 } as const;
