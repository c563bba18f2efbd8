import Box from "@mui/material/Box";
import { IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { type CartLine, priceOf, roomFor } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { mostOf } from "@/lib/office/shop/amount-rules";
import { useColorName } from "./color-mark";
import { Price } from "./price";
import { ProductLine } from "./product-line";
import { QuantityStepper } from "./quantity-stepper";

type Props = {
  line: CartLine;
  onRemove: () => void;
  onLeave?: (() => void) | undefined;
};

/** One line of the cart: colour, quantity, what it costs, and removal. */
export function CartRow({ line, onRemove, onLeave }: Props) {
  const t = useTranslations("cart");
  const colorName = useColorName();
  const { cart, increment, decrement } = useCartStore();
  const { product, shown, qty } = line;
  const { title, salesPrice, stock } = product;

  const note = (
    <>
      {[
        shown && colorName(shown),
        qty > 1 && t.rich("each", { price: () => <Price amount={salesPrice} /> }),
      ]
        .filter(Boolean)
        .map((part, index) => (
          <span key={index === 0 ? "color" : "each"}>
            {index > 0 && " · "}
            {part}
          </span>
        ))}
      {!stock && (
        <Box component="span" sx={{ display: "block", color: "error.main", fontWeight: 600 }}>
          {t("soldOut")}
        </Box>
      )}
      {stock && qty > mostOf(product) && (
        <Box component="span" sx={{ display: "block", color: "error.main", fontWeight: 600 }}>
          {t("onlyLeft", { count: mostOf(product) })}
        </Box>
      )}
    </>
  );
  return (
    <ProductLine product={product} color={shown} note={note} onLeave={onLeave}>
      <Box sx={{ minWidth: 88, textAlign: "end", fontWeight: 650 }}>
        <Price amount={priceOf(line)} />
      </Box>
      <Box sx={{ flexBasis: "100%", display: "flex", alignItems: "center", mt: 0.5 }}>
        <QuantityStepper
          title={title}
          qty={qty}
          hasMore={roomFor(cart, product) > 0}
          onStep={(by) => (by > 0 ? increment(line) : decrement(line))}
        />
        <Box sx={{ flex: 1 }} />
        <IconButton aria-label={t("remove", { title })} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </Box>
    </ProductLine>
  );
}
