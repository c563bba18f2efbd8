import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useCartStore } from "@/lib/office/cart/store";
import type { Product } from "@/lib/office/shop/schema";
import { Price } from "./price";
import { ProductLine } from "./product-line";

/** A product that one tap adds to the cart. */
export function OfferRow({ product, onGone }: { product: Product; onGone: () => void }) {
  const t = useTranslations("cart");
  const add = useCartStore((state) => state.add);
  const { id, title, salesPrice } = product;

  function handleAdd() {
    add(id);
    onGone();
  }

  return (
    <ProductLine product={product}>
      <Box sx={{ fontWeight: 650 }}>
        <Price amount={salesPrice} />
      </Box>
      <IconButton
        aria-label={t("addTitle", { title })}
        onClick={handleAdd}
        sx={{ bgcolor: "primary.light", color: "primary.main" }}
      >
        <IconPlus size={20} aria-hidden />
      </IconButton>
    </ProductLine>
  );
}
