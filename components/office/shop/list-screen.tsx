"use client";

import type { Product } from "@/lib/office/shop/schema";
import { ListArea } from "./list-area";
import { ProductsProvider } from "./products-provider";

type Props = {
  /** The samples. */
  products: Product[];
  account: string | undefined;
};

export function ListScreen({ products, account }: Props) {
  return (
    <ProductsProvider products={products} account={account}>
      <ListArea />
    </ProductsProvider>
  );
}
