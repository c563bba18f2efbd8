import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useToasts } from "@/lib/client/use-toasts";
import { choiceOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import type { Product } from "@/lib/office/shop/schema";

/** Adds a product to the cart, and says so: the cart itself is out of sight. */
export function useAdding() {
  const t = useTranslations("cart");
  const toasts = useToasts();
  const add = useCartStore((state) => state.add);
  return (product: Product, color?: string, qty = 1) => {
    add(choiceOf(product, color), qty);
    toasts.success(t("added", { title: isolated(product.title) }));
  };
}
