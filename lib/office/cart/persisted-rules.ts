import { persistedParts } from "@/lib/client/persisted-store";
import { MOST_OF_ONE } from "@/lib/office/shop/amount-rules";
import { isNumber, isRecord, isText, thoseIn } from "@/lib/text/shape";

/**
 * A line of the cart: the specification's item, and the chosen colour. A line without one has the product's first
 * colour, like all lines that earlier versions have kept.
 */
export type CartItem = { id: number; qty: number; color?: string | undefined };

/** What makes two lines the same one. */
export type Choice = Pick<CartItem, "id" | "color">;

/** What this device stores: the lines that a cart can have. */
export const persistedCart = persistedParts({ cart: (lines) => thoseIn(lines, isCartItem) });

function isCartItem(item: unknown): item is CartItem {
  if (!isRecord(item)) return false;
  const { id, qty, color } = item;
  const isQuantity = isNumber(qty) && Number.isInteger(qty) && qty >= 1 && qty <= MOST_OF_ONE;
  return Number.isInteger(id) && isQuantity && (color === undefined || isColor(color));
}

function isColor(color: unknown) {
  return isText(color) && /^#[0-9A-F]{6}$/.test(color);
}
