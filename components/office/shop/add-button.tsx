import IconButton from "@mui/material/IconButton";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useCartStore } from "@/lib/office/cart/store";
import type { Product } from "@/lib/office/shop/schema";
import { useAdding } from "./use-adding";

type Props = { product: Product; color: string | undefined };

/** Adds one of a product to the cart. A tick says that the cart has some. */
export function AddButton({ product, color }: Props) {
  const t = useTranslations("cart");
  const isInCart = useCartStore(({ cart }) => cart.some(({ id }) => id === product.id));
  const add = useAdding();
  const chosen = color && product.colors.includes(color) ? color : undefined;
  const label = t(isInCart ? "addAnother" : "addTitle", { title: product.title });
  const Icon = isInCart ? IconCheck : IconPlus;
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => add(product, chosen)}
      sx={[
        {
          position: "absolute",
          zIndex: 1,
          insetBlockStart: -32,
          insetInlineEnd: 12,
          borderRadius: "50%",
          outline: "4px solid var(--palette-background-paper)",
        },
        isInCart ? ticked : filled,
      ]}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}

const filled = {
  bgcolor: "primary.fill",
  color: "common.white",
  "&:hover": { bgcolor: "primary.dark" },
};

const ticked = {
  bgcolor: "success.light",
  color: "success.main",
  "&:hover": { bgcolor: "success.light" },
};
