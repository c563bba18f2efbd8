import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { toastDurations, useToasts } from "@/lib/client/use-toasts";
import { choiceOf, roomFor } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { mostOf } from "@/lib/office/shop/amount-rules";
import type { Product } from "@/lib/office/shop/schema";

/** The pieces of which the toast tells that may still be there. */
let told = { pieces: 0, until: 0 };

/** Counts pieces together with those that were added a moment ago. */
function countTold(pieces: number) {
  const now = Date.now();
  told = {
    pieces: now < told.until ? told.pieces + pieces : pieces,
    until: now + toastDurations.success,
  };
  return told.pieces;
}

/** Adds a product to the cart, as many as there are, and says so in one toast: the cart itself is out of sight. */
export function useAdding() {
  const t = useTranslations("cart");
  const toasts = useToasts();
  const cart = useCartStore((state) => state.cart);
  const add = useCartStore((state) => state.add);
  return (product: Product, color?: string, qty = 1) => {
    const room = roomFor(cart, product);
    if (room === 0) return toasts.show(t("noneLeft", { count: mostOf(product) }));
    const pieces = Math.min(qty, room);
    add(choiceOf(product, color), pieces);
    const count = countTold(pieces);
    const words = t(count > pieces ? "addedMore" : "added", {
      count,
      title: isolated(product.title),
    });
    toasts.success(words, { key: "cart" });
  };
}
