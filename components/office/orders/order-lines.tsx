import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useColorName } from "@/components/office/cart/color-mark";
import { Price } from "@/components/office/cart/price";
import { priceOf } from "@/lib/office/cart/rules";
import { isSampleId } from "@/lib/office/desk/items";
import type { OrderLine } from "@/lib/office/orders/schema";

/** What an order consists of, at the prices of that time. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslations("orders");
  const colorName = useColorName();
  return (
    <Box component="ul" aria-label={t("lines")} sx={{ listStyle: "none", m: 0, mb: 2, p: 0 }}>
      {lines.map(({ productId, title, color, photo, qty, price }) => (
        <Box
          component="li"
          key={`${productId}${color}`}
          sx={{ display: "flex", alignItems: "center", gap: 1.5, py: 0.75 }}
        >
          <Box component="img" src={photo} alt="" width={48} height={48} sx={{ borderRadius: 1 }} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box
              lang={isSampleId(productId) ? "en" : undefined}
              dir="auto"
              sx={{ fontWeight: 600, textAlign: "left", overflowWrap: "anywhere" }}
            >
              {title}
            </Box>
            <Box sx={{ typography: "body2", color: "text.secondary" }}>
              {[color && colorName(color), t("times", { qty })].filter(Boolean).join(" · ")}
            </Box>
          </Box>
          <Price amount={priceOf({ product: { price, salesPrice: price }, qty })} />
        </Box>
      ))}
    </Box>
  );
}
