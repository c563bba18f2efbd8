import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { useCartStore } from "@/lib/office/cart/store";
import type { Product } from "@/lib/office/shop/schema";
import styles from "./add-button.module.css";
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
      variant={isInCart ? "tinted" : "contained"}
      color={isInCart ? "success" : "primary"}
      className={styles.button}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}
