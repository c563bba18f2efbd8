"use client";

import { useState } from "react";
import type { View } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";
import { createShopStore, ShopStoreContext } from "@/lib/office/shop/store";
import { ProductsProvider } from "./products-provider";
import { ShopArea } from "./shop-area";

type Props = {
  /** The samples. */
  products: Product[];
  account: string | undefined;
  view: View;
};

export function ShopScreen({ products, account, view }: Props) {
  const [store] = useState(() => createShopStore(view));
  return (
    <ProductsProvider products={products} account={account}>
      <ShopStoreContext value={store}>
        <ShopArea />
      </ShopStoreContext>
    </ProductsProvider>
  );
}
