import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { Product } from "@/lib/office/shop/schema";
import { ProductCard } from "./product-card";

type Props = { products: readonly Product[]; color?: string | undefined; label?: string };

/** Products side by side, as many as there is room for. */
export function ProductGrid({ products, color, label }: Props) {
  const t = useTranslations("shop");
  return (
    <Box component="ul" aria-label={label ?? t("products")} sx={GRID}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} color={color} />
      ))}
    </Box>
  );
}

export const GRID = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "grid",
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 45%), 1fr))",
} as const;
