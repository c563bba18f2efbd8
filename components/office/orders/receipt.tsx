import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CartSums } from "@/components/office/cart/cart-sums";
import { useDayText } from "@/components/ui/use-date-text";
import { numberOf } from "@/lib/office/orders/rules";
import type { Order } from "@/lib/office/orders/schema";
import { AddressText } from "./address-text";
import { OrderLines } from "./order-lines";

/** Print shows the receipt alone, in black on white. */
const PRINTED = (
  <GlobalStyles
    styles={{
      "@media print": {
        "body *": { visibility: "hidden" },
        "#receipt, #receipt *": { visibility: "visible", color: "black !important" },
        "#receipt": {
          position: "absolute",
          insetBlockStart: 0,
          insetInline: 0,
          background: "white !important",
          boxShadow: "none !important",
          border: 0,
        },
      },
    }}
  />
);

/** An order on paper: what, where to, and what it cost. */
export function Receipt({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const layout = useTranslations("layout");
  const dayOf = useDayText("long");
  const { at, lines, way, payment, address, billing } = order;
  return (
    <Card
      id="receipt"
      component="section"
      aria-labelledby="receipt-title"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      {PRINTED}
      <Typography id="receipt-title" component="h2" variant="h4">
        {t("numbered", { number: numberOf(order) })}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {layout("product")} · <time dateTime={at}>{dayOf(at)}</time>
      </Typography>
      <OrderLines lines={lines} />
      <CartSums sums={order} way={way} />
      <Box component="dl" sx={facts}>
        <Fact word={t("groups.delivery")}>
          <AddressText address={address} />
        </Fact>
        <Fact word={t("groups.billing")}>
          <AddressText address={billing} />
        </Fact>
        <Fact word={t("deliveryWay")}>{t(`ways.${way}`)}</Fact>
        <Fact word={t("payment")}>{t(`methods.${payment}`)}</Fact>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t("sample")}
      </Typography>
    </Card>
  );
}

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ typography: "body2", color: "text.secondary", mb: 0.5 }}>
        {word}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}

const facts = {
  m: 0,
  mt: 3,
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
} as const;
