import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { Panel } from "@/components/office/charts/panel";
import { clamp, oneLine } from "@/components/ui/clamp";
import { useDateText } from "@/components/ui/use-date-text";
import { useLatestOrders } from "@/lib/office/dashboards/hooks";

const ROW = 46;
const ROWS = 5;

/** Who bought what, the latest first. */
export function LatestOrdersPanel() {
  const t = useTranslations("dashboards");
  const dateText = useDateText();
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
          {orders.map(({ id, at, customer, title, qty, total, payment }) => (
            <Box component="li" key={id} sx={rowSx}>
              <Box
                aria-hidden
                sx={{ width: 10, height: 10, borderRadius: "50%", bgcolor: "primary.main" }}
              />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={wordsSx}>
                  <Box dir="auto" title={customer} sx={{ ...clamp(1), fontWeight: 600 }}>
                    {customer}
                  </Box>
                  <span>·</span>
                  <Box lang="en" dir="auto" title={title} sx={{ ...clamp(1), minWidth: 56 }}>
                    {title}
                  </Box>
                  {qty > 1 && <bdi style={{ whiteSpace: "nowrap" }}>× {qty}</bdi>}
                </Box>
                <Box sx={{ ...oneLine, typography: "body2", color: "text.secondary" }}>
                  <time dateTime={at}>{dateText(at)}</time> · {t(`payments.${payment}`)}
                </Box>
              </Box>
              <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
                <Price amount={total} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** Each in its own direction: a product's name is cut at its end, not where the line ends. */
const wordsSx = { display: "flex", gap: 0.5 };
const rowSx = { display: "flex", alignItems: "center", gap: 2, height: ROW };
