import { useMemo } from "react";
import { useProducts } from "@/lib/office/shop/hooks";
import { linesOf, lostIn } from "./rules";
import { useCartStore } from "./store";

/** The cart with its products: the one truth for the drawer and the checkout. Needs the desk of the shop. */
export function useCart() {
  const cart = useCartStore((state) => state.cart);
  const { products, error, retry } = useProducts();
  return useMemo(
    () => ({
      cart,
      products,
      lines: linesOf(cart, products ?? []),
      lost: products ? lostIn(cart, products) : [],
      error,
      retry,
    }),
    [cart, products, error, retry],
  );
}
