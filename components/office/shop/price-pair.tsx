import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Price } from "@/components/office/cart/price";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Product } from "@/lib/office/shop/schema";

type Props = { product: Pick<Product, "price" | "salesPrice">; isLarge?: boolean };

/** What a product costs, and what it did before its discount. */
export function PricePair({ product: { price, salesPrice }, isLarge = false }: Props) {
  const t = useTranslations("shop");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1 }}>
      <Box component="span" sx={{ fontSize: isLarge ? "1.5rem" : "1rem", fontWeight: 650 }}>
        <Price amount={salesPrice} />
      </Box>
      {salesPrice < price && (
        <Box component="s" sx={{ typography: "body2", color: "text.secondary" }}>
          <VisuallyHidden component="span">{t("formerly")} </VisuallyHidden>
          <Price amount={price} />
        </Box>
      )}
    </Box>
  );
}
