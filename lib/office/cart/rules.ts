import { MOST_OF_ONE, mostOf } from "@/lib/office/shop/amount-rules";
import type { Product } from "@/lib/office/shop/schema";
import type { CartItem, Choice } from "./persisted-rules";

/** A cart item with its product, in a colour that the product has. */
export type CartLine = CartItem & { product: Product; shown: string | undefined };

export const deliveryWays = ["standard", "express"] as const;
export type DeliveryWay = (typeof deliveryWays)[number];

/** In euros. */
export const FREE_FROM = 50;
const costs: Record<DeliveryWay, { cost: number; freeFrom: number }> = {
  standard: { cost: 4.9, freeFrom: FREE_FROM },
  express: { cost: 9.9, freeFrom: Number.POSITIVE_INFINITY },
};

function bounded(qty: number) {
  return Math.min(MOST_OF_ONE, Math.max(1, qty));
}

/** What a cart keeps of a choice: the first colour goes without saying. */
export function choiceOf({ id, colors }: Pick<Product, "id" | "colors">, color?: string): Choice {
  return color === undefined || color === colors[0] ? { id } : { id, color };
}

/** The name of a line, by which lists tell it from others. */
export function keyOf({ id, color = "" }: Choice) {
  return `${id}${color}`;
}

function isSame(a: Choice, b: Choice) {
  return keyOf(a) === keyOf(b);
}

/** Adds a choice, to its line if the cart has one. */
export function withMore(cart: readonly CartItem[], choice: Choice, qty = 1): CartItem[] {
  if (cart.some((item) => isSame(item, choice))) return changedBy(cart, choice, qty);
  return [...cart, { ...choice, qty: bounded(qty) }];
}

/** Changes the quantity of a line by `by`, but never below one. */
export function changedBy(cart: readonly CartItem[], choice: Choice, by: number): CartItem[] {
  return cart.map((item) =>
    isSame(item, choice) ? { ...item, qty: bounded(item.qty + by) } : item,
  );
}

export function without(cart: readonly CartItem[], choice: Choice) {
  return cart.filter((item) => !isSame(item, choice));
}

/** Restores a removed item at its place; if the same has been added since, that line stays. */
export function putBack(cart: CartItem[], item: CartItem, index: number): CartItem[] {
  if (cart.some((known) => isSame(known, item))) return cart;
  return [...cart.slice(0, index), item, ...cart.slice(index)];
}

/** How many more of a product, of any colour, can be added to the cart. */
export function roomFor(cart: readonly CartItem[], product: Pick<Product, "id" | "stock" | "qty">) {
  return Math.max(0, mostOf(product) - sizeOf(cart.filter(({ id }) => id === product.id)));
}

/** Returns the total quantity in the cart. */
export function sizeOf(cart: readonly CartItem[]) {
  return cart.reduce((sum, { qty }) => sum + qty, 0);
}

/** The lines of the cart, without products that the shop no longer has. */
export function linesOf(cart: readonly CartItem[], products: readonly Product[]): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return cart.flatMap((item) => {
    const product = byId.get(item.id);
    return product ? [{ ...item, product, shown: item.color ?? product.colors[0] }] : [];
  });
}

/** What is in the cart although the shop no longer has it. */
export function lostIn(cart: readonly CartItem[], products: readonly Product[]) {
  const ids = new Set(products.map(({ id }) => id));
  return cart.filter(({ id }) => !ids.has(id));
}

type Priced = { qty: number; product: Pick<Product, "price" | "salesPrice"> };

/** In cents, because sums of fractions are inexact, such as 0.30000000000000004. */
function cents(amount: number, qty = 1) {
  return Math.round(amount * 100) * qty;
}

export function priceOf({ product, qty }: Priced) {
  return cents(product.salesPrice, qty) / 100;
}

export function totalOf(lines: readonly Priced[]) {
  return lines.reduce((sum, { product, qty }) => sum + cents(product.salesPrice, qty), 0) / 100;
}

/** What a delivery costs for goods of this price. */
export function deliveryCost(goods: number, way: DeliveryWay) {
  const { cost, freeFrom } = costs[way];
  return goods >= freeFrom || goods === 0 ? 0 : cost;
}

/** What the lines cost: before and after discounts, delivered, and in all. */
export function sumsOf(lines: readonly Priced[], way: DeliveryWay) {
  const goods = totalOf(lines);
  const full = lines.reduce((sum, { product, qty }) => sum + cents(product.price, qty), 0) / 100;
  const delivery = deliveryCost(goods, way);
  const sum = (a: number, b: number) => (cents(a) + cents(b)) / 100;
  return { full, saved: sum(full, -goods), goods, delivery, total: sum(goods, delivery) };
}
export type Sums = ReturnType<typeof sumsOf>;

/** Products to offer beside the cart: in stock, not in it yet, the newest first. */
export function offersFor(
  cart: readonly CartItem[],
  products: readonly Product[],
  most: number,
): Product[] {
  const ids = new Set(cart.map(({ id }) => id));
  return products
    .filter(({ id, stock }) => stock && !ids.has(id))
    .sort((a, b) => b.created.localeCompare(a.created))
    .slice(0, most);
}
