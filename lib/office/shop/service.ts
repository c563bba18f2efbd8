import "server-only";
import { buildProducts } from "@/data/shop";
import type { Product } from "./schema";

const items: Product[] = buildProducts();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listProducts() {
  return items;
}
