/** The most of one product in a cart: a button held down does not mean more. */
export const MOST_OF_ONE = 99;

/** How many of a product are available. */
export function mostOf({ stock, qty }: { stock: boolean; qty: number }) {
  return stock ? Math.min(MOST_OF_ONE, Math.max(0, qty)) : 0;
}
