import { type CartItem, MOST_OF_ONE, type Product } from "@/lib/office/shop/schema";

/** A cart item with its product. */
export type CartLine = { product: Product; qty: number };

function bounded(qty: number) {
  return Math.min(MOST_OF_ONE, Math.max(1, qty));
}

/** Adds one of a product, to its line if the cart has one. */
export function withOneMore(cart: CartItem[], id: number): CartItem[] {
  if (!cart.some((item) => item.id === id)) return [...cart, { id, qty: 1 }];
  return changedBy(cart, id, 1);
}

/** Changes the quantity of a product in the cart by `by`, but never below one. */
export function changedBy(cart: CartItem[], id: number, by: number): CartItem[] {
  return cart.map((item) => (item.id === id ? { id, qty: bounded(item.qty + by) } : item));
}

export function without(cart: CartItem[], id: number) {
  return cart.filter((item) => item.id !== id);
}

/** Restores a removed item at its place; if the product has been added since, that line stays. */
export function putBack(cart: CartItem[], item: CartItem, index: number): CartItem[] {
  if (cart.some(({ id }) => id === item.id)) return cart;
  return [...cart.slice(0, index), item, ...cart.slice(index)];
}

/** Returns the total quantity in the cart. */
export function sizeOf(cart: CartItem[]) {
  return cart.reduce((sum, { qty }) => sum + qty, 0);
}

/** The lines of the cart, without products that the shop no longer has. */
export function linesOf(cart: CartItem[], products: Product[]): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return cart.flatMap(({ id, qty }) => {
    const product = byId.get(id);
    return product ? [{ product, qty }] : [];
  });
}

/** In cents, because sums of fractions are inexact, such as 0.30000000000000004. */
function cents({ product, qty }: CartLine) {
  return Math.round(product.salesPrice * 100) * qty;
}

export function priceOf(line: CartLine) {
  return cents(line) / 100;
}

export function totalOf(lines: CartLine[]) {
  return lines.reduce((sum, line) => sum + cents(line), 0) / 100;
}

/** Products to offer beside the cart: in stock, not in it yet, the newest first. */
export function offersFor(cart: CartItem[], products: Product[], most: number) {
  const ids = new Set(cart.map(({ id }) => id));
  return products
    .filter(({ id, stock }) => stock && !ids.has(id))
    .sort((a, b) => b.created.localeCompare(a.created))
    .slice(0, most);
}
