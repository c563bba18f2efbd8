import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { onPlainClick } from "@/components/ui/plain-click";
import { useDayText } from "@/components/ui/use-date-text";
import { sizeOf } from "@/lib/office/cart/rules";
import { numberOf } from "@/lib/office/orders/rules";
import type { Order } from "@/lib/office/orders/schema";

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
          <ButtonBase
            component="a"
            href={hrefOf(order.id)}
            {...(order.id === shown && { "aria-current": "true" })}
            onClick={onPlainClick(() => onSelect(order.id))}
            sx={row}
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
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  width: 1,
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  minHeight: 68,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: "background.paper",
  textAlign: "start",
  "&:hover": { bgcolor: "background.raised" },
  "&[aria-current]": {
    bgcolor: "primary.light",
    boxShadow: "inset 0 0 0 1.5px var(--palette-primary-main)",
  },
} as const;
