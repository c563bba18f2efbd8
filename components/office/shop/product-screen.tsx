"use client";

import type { Product } from "@/lib/office/shop/schema";
import { ProductArea } from "./product-area";
import { ProductsProvider } from "./products-provider";

type Props = {
  /** The samples. */
  products: Product[];
  /** Of the product that is shown. */
  id: number;
  account: string | undefined;
};

export function ProductScreen({ products, id, account }: Props) {
  return (
    <ProductsProvider products={products} account={account}>
      <ProductArea id={id} />
    </ProductsProvider>
  );
}
