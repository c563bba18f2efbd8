import { useSync } from "@/lib/client/effects/use-change";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import { sizeOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";

/** Tells how much the cart of this device holds. The first view is complete without what knows of carts. */
export function CartCounter({ onCount }: { onCount: (count: number) => void }) {
  const count = useCartStore(({ cart }) => sizeOf(cart));
  useOtherTabs(useCartStore);
  useSync(count, () => onCount(count));
  return null;
}
