import "server-only";
import { buildProducts } from "@/data/shop";
import type { Product } from "./schema";

const items: Product[] = buildProducts();

/** Always the same list: what a visitor changes stays on their device. */
export function listProducts() {
  return items;
}
