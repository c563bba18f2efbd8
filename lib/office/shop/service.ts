import "server-only";
import { buildProducts } from "@/data/shop";
import type { Product } from "./schema";

const items: Product[] = buildProducts();

/** Lists the sample data. The visitor's changes stay on the device. */
export function listProducts() {
  return items;
}
