import Box from "@mui/material/Box";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { choiceOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import type { Product } from "@/lib/office/shop/schema";
import { Price } from "./price";
import { ProductLine } from "./product-line";

type Props = { product: Product; onGone: () => void; onLeave?: (() => void) | undefined };

/** A product that one tap adds to the cart. */
export function OfferRow({ product, onGone, onLeave }: Props) {
  const t = useTranslations("cart");
  const categories = useTranslations("shop.categories");
  const add = useCartStore((state) => state.add);
  const { title, salesPrice, category } = product;

  function handleAdd() {
    add(choiceOf(product));
    onGone();
  }

  return (
    <ProductLine
      product={product}
      note={category.map((name) => categories(name)).join(" · ")}
      onLeave={onLeave}
    >
      <Box sx={{ fontWeight: 650 }}>
        <Price amount={salesPrice} />
      </Box>
      <IconButton
        aria-label={t("addTitle", { title })}
        onClick={handleAdd}
        variant="tinted"
        color="primary"
      >
        <IconPlus size={20} aria-hidden />
      </IconButton>
    </ProductLine>
  );
}
