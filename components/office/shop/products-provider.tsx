import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import { shopCalls } from "@/lib/office/shop/calls";
import type { Product } from "@/lib/office/shop/schema";

type Props = { products: Product[]; account: string | undefined; children: ReactNode };

/** The samples that came with the page, and what the visitor has changed of them. */
export function ProductsProvider({ products, account, children }: Props) {
  return (
    <SWRConfig value={{ fallback: { [shopCalls.list.path]: products } }}>
      <DeskProvider area="shop" account={account}>
        {children}
      </DeskProvider>
    </SWRConfig>
  );
}
