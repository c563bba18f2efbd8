import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useToasts } from "@/lib/client/use-toasts";
import { choiceOf, roomFor } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { mostOf } from "@/lib/office/shop/amount-rules";
import type { Product } from "@/lib/office/shop/schema";

/** Adds a product to the cart, as many as there are, and says so: the cart itself is out of sight. */
export function useAdding() {
  const t = useTranslations("cart");
  const toasts = useToasts();
  const cart = useCartStore((state) => state.cart);
  const add = useCartStore((state) => state.add);
  return (product: Product, color?: string, qty = 1) => {
    const room = roomFor(cart, product);
    if (room === 0) return toasts.show(t("noneLeft", { count: mostOf(product) }));
    add(choiceOf(product, color), Math.min(qty, room));
    toasts.success(t("added", { title: isolated(product.title) }));
  };
}
