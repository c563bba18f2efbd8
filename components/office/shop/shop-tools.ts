import { createRequiredContext } from "@/lib/client/required-context";
import type { View } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";

/** What all parts of the shop share; what the visitor asks for is in the shop's store. */
export type ShopTools = {
  products: readonly Product[];
  /** Those that the visitor asks for, in order. */
  listed: readonly Product[];
  /** What the visitor asks for, as far as it has been looked for. */
  view: View;
  /** The address of another view. */
  hrefOf: (change: Partial<View>) => string;
};

export const [ShopContext, useShopTools] = createRequiredContext<ShopTools>("ShopContext");
