import type { Tone } from "@/components/office/charts/graph-data";
import type { Product } from "@/lib/office/shop/schema";

/** The same category looks the same in every panel. */
export const CATEGORY_TONES: Record<Product["category"][number], Tone> = {
  electronics: "main",
  fashion: "soft",
  books: "plain",
  toys: "quiet",
};
