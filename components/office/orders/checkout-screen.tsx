"use client";

import { DeskProvider } from "@/components/office/desk/desk-provider";
import { ProductsProvider } from "@/components/office/shop/products-provider";
import { useCart } from "@/lib/office/cart/hooks";
import type { Product } from "@/lib/office/shop/schema";
import { CheckoutArea } from "./checkout-area";

type Props = {
  /** The samples. */
  products: Product[];
  account: string | undefined;
};

export function CheckoutScreen({ products, account }: Props) {
  return (
    <ProductsProvider products={products} account={account}>
      <CheckoutWithCart account={account} />
    </ProductsProvider>
  );
}

/** The cart needs the desk of the shop, and what follows the one of the orders. */
function CheckoutWithCart({ account }: Pick<Props, "account">) {
  const cart = useCart();
  return (
    <DeskProvider area="orders" account={account}>
      <CheckoutArea cart={cart} />
    </DeskProvider>
  );
}
