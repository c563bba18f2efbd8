import { useAddress } from "@/components/ui/use-address";
import type { useCart } from "@/lib/office/cart/hooks";
import { sumsOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { useOrders } from "@/lib/office/orders/hooks";
import { addressesOf, knownAddresses, orderOf, reachableStep } from "@/lib/office/orders/rules";
import { orderActions, useCheckoutStore } from "@/lib/office/orders/store";
import type { CheckoutTools } from "./checkout-tools";

const MOST_KNOWN = 3;

/** Makes the tools of the checkout from cart, draft and address. */
export function useCheckout({ lines, lost }: ReturnType<typeof useCart>): CheckoutTools {
  const { params, hrefOf, go } = useAddress();
  const { keep, clear, ...draft } = useCheckoutStore();
  const empty = useCartStore((state) => state.empty);
  const { place } = orderActions(useDeskStore());
  const known = knownAddresses(useOrders(), MOST_KNOWN);
  const sums = sumsOf(lines, draft.way);
  const addresses = addressesOf(draft);
  const canOrder =
    lines.length > 0 && lost.length === 0 && lines.every(({ product }) => product.stock);
  return {
    ...{ lines, lost, sums, canOrder, draft, keep, addresses, known },
    step: reachableStep(params.get("step"), canOrder, addresses !== undefined),
    stepHref: (step) => hrefOf({ step: step === "cart" ? undefined : step }),
    goTo: (step) => go({ step: step === "cart" ? undefined : step }, true),
    place() {
      if (!addresses || !canOrder) return;
      const order = place(orderOf(lines, sums, draft, addresses));
      empty();
      clear();
      go({ step: undefined, order }, false);
    },
  };
}
