import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { CartSums } from "@/components/office/cart/cart-sums";
import { orderLinesOf } from "@/lib/office/orders/rules";
import { useCheckoutTools } from "./checkout-tools";
import { OrderLines } from "./order-lines";

/** What the order will cost, beside every step. */
export function OrderSummary() {
  const t = useTranslations("orders");
  const { lines, sums, draft, step } = useCheckoutTools();
  return (
    <Card
      component="aside"
      aria-label={t("summary")}
      sx={{ p: 2.5, position: { md: "sticky" }, top: 88 }}
    >
      <Typography component="h2" variant="h5" sx={{ mb: 1.5 }}>
        {t("summary")}
      </Typography>
      {step !== "cart" && <OrderLines lines={orderLinesOf(lines)} />}
      <CartSums sums={sums} way={draft.way} />
    </Card>
  );
}
