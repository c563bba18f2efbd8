import "server-only";
import { buildProducts } from "@/data/shop";
import type { Product } from "./schema";

const items: Product[] = buildProducts();

/** Always the same list: what a visitor changes stays on their device. */
export function listProducts() {
  return items;
}

/** The product that an address names by its id. */
export function findProduct(id: string) {
  return items.find((product) => String(product.id) === id);
}
