import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { IconMinus, IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useWrite } from "@/lib/client/use-write";
import { type CartLine, priceOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { MOST_OF_ONE } from "@/lib/office/shop/schema";
import { Price } from "./price";
import { ProductLine } from "./product-line";

/** One product in the cart: quantity, subtotal, and removal. */
export function CartRow({ line, onGone }: { line: CartLine; onGone: () => void }) {
  const t = useTranslations("cart");
  const write = useWrite();
  const { increment, decrement, remove } = useCartStore();
  const { product, qty } = line;
  const { id, title } = product;

  function handleRemove() {
    write({
      send: async () => remove(id),
      success: t("removed", { title: isolated(title) }),
      undo: { label: t("undo"), run: (putBack) => putBack() },
    });
    onGone();
  }

  return (
    <ProductLine product={product}>
      <Box sx={{ minWidth: 88, textAlign: "end", fontWeight: 650 }}>
        <Price amount={priceOf(line)} />
      </Box>
      <Box sx={{ flexBasis: "100%", display: "flex", alignItems: "center", mt: 0.5 }}>
        <Box
          role="group"
          aria-label={t("quantity", { title })}
          sx={{
            display: "flex",
            alignItems: "center",
            borderRadius: 1,
            bgcolor: "background.raised",
          }}
        >
          <IconButton
            aria-label={t("fewer", { title })}
            disabled={qty === 1}
            onClick={() => decrement(id)}
          >
            <IconMinus size={18} aria-hidden />
          </IconButton>
          <Box
            component="span"
            role="status"
            sx={{ minWidth: 28, textAlign: "center", fontVariantNumeric: "tabular-nums" }}
          >
            {qty}
          </Box>
          <IconButton
            aria-label={t("more", { title })}
            disabled={qty === MOST_OF_ONE}
            onClick={() => increment(id)}
          >
            <IconPlus size={18} aria-hidden />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1 }} />
        <IconButton aria-label={t("remove", { title })} onClick={handleRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </Box>
    </ProductLine>
  );
}
