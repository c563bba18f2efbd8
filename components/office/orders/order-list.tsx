import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { PressableViewLink } from "@/components/ui/pressable";
import { useDayText } from "@/components/ui/use-date-text";
import { sizeOf } from "@/lib/office/cart/rules";
import { numberOf } from "@/lib/office/orders/rules";
import type { Order } from "@/lib/office/orders/schema";
import styles from "./order-list.module.css";

type Props = {
  orders: readonly Order[];
  /** The id of the order whose receipt is shown beside the list. */
  shown: number | undefined;
  hrefOf: (id: number) => string;
  onSelect: (id: number) => void;
};

/** The orders, the latest first. Each is a link to its receipt. */
export function OrderList({ orders, shown, hrefOf, onSelect }: Props) {
  const t = useTranslations("orders");
  const dayOf = useDayText();
  return (
    <Box component="ul" aria-label={t("title")} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {orders.map((order) => (
        <Box component="li" key={order.id} sx={{ mb: 1 }}>
          <PressableViewLink
            href={hrefOf(order.id)}
            aria-current={order.id === shown || undefined}
            className={styles.row}
            onFollow={() => onSelect(order.id)}
          >
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: "block", fontWeight: 600 }}>
                {t("numbered", { number: numberOf(order) })}
              </Box>
              <Box component="span" sx={{ typography: "body2", color: "text.secondary" }}>
                {dayOf(order.at)} ·{" "}
                {t("pieces", {
                  count: sizeOf(order.lines.map(({ productId: id, qty }) => ({ id, qty }))),
                })}
              </Box>
            </Box>
            <Box component="span" sx={{ fontWeight: 650 }}>
              <Price amount={order.total} />
            </Box>
          </PressableViewLink>
        </Box>
      ))}
    </Box>
  );
}
