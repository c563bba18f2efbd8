import "server-only";
import { buildProducts } from "@/data/shop";

const items = buildProducts();

/** Always the same list: these areas are written to on the visitor's own device only. */
export function listProducts() {
  return items;
}
