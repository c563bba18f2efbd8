import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { toastDurations, useToasts } from "@/lib/client/use-toasts";
import { choiceOf, roomFor, sizeOf } from "@/lib/office/cart/rules";
import { ADDED_TOAST, useCartSight, useCartStore } from "@/lib/office/cart/store";
import { mostOf } from "@/lib/office/shop/amount-rules";
import type { Product } from "@/lib/office/shop/schema";

/** The pieces named in a toast that may still be visible, and how many the cart had with them. */
const NONE = { pieces: 0, inCart: 0, until: 0 };
let recent = NONE;

/** Counts pieces together with those that were added a moment ago, none of which has left the cart since. */
function countAdded(pieces: number, inCart: number) {
  const now = Date.now();
  const isMore = now < recent.until && inCart === recent.inCart;
  recent = {
    pieces: isMore ? recent.pieces + pieces : pieces,
    inCart: inCart + pieces,
    until: now + toastDurations.success,
  };
  return recent.pieces;
}

/** Adds a product to the cart, as many as there are, and says so in one toast, unless the cart itself is in sight. */
export function useAdding() {
  const t = useTranslations("cart");
  const toasts = useToasts();
  return (product: Product, color?: string, qty = 1) => {
    // Taps that come in one go see each other's pieces before the page renders again.
    const { cart, add } = useCartStore.getState();
    const room = roomFor(cart, product);
    if (room === 0) return toasts.show(t("noneLeft", { count: mostOf(product) }));
    const pieces = Math.min(qty, room);
    add(choiceOf(product, color), pieces);
    if (useCartSight.getState().isInSight) {
      recent = NONE;
      return;
    }
    const count = countAdded(pieces, sizeOf(cart));
    const words = t(count > pieces ? "addedMore" : "added", {
      count,
      title: isolated(product.title),
    });
    toasts.success(words, { key: ADDED_TOAST });
  };
}
