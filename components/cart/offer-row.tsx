import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useCartStore } from "@/lib/cart/store";
import type { Product } from "@/lib/shop/schema";
import { Price } from "./price";
import { ProductLine } from "./product-line";

/** Something the shop has, a tap away from the cart. */
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
      <Button variant="tinted" aria-label={t("addTitle", { title })} onClick={handleAdd}>
        {t("add")}
      </Button>
    </ProductLine>
  );
}
