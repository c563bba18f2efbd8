import { buildProducts } from "@/data/shop";
import type { Product } from "@/lib/office/shop/schema";
import {
  changedBy,
  choiceOf,
  deliveryCost,
  linesOf,
  lostIn,
  offersFor,
  priceOf,
  putBack,
  roomFor,
  sizeOf,
  sumsOf,
  totalOf,
  withMore,
  without,
} from "./rules";

const products = buildProducts();
const priced = (salesPrice: number, price = salesPrice) =>
  ({ ...products[0], price, salesPrice }) as Product;
const [BLUE, CREAM] = ["#5D87FF", "#F4F1EA"] as const;

test("adding a product twice gives one line with quantity two", () => {
  const cart = withMore(withMore(withMore([], { id: 3 }), { id: 5 }), { id: 3 });
  expect(cart).toEqual([
    { id: 3, qty: 2 },
    { id: 5, qty: 1 },
  ]);
  expect(sizeOf(cart)).toBe(3);
});

test("two colours of a product are two lines, and each changes alone", () => {
  const blue = { id: 3, color: BLUE };
  const cart = withMore(withMore(withMore([], { id: 3 }), blue, 4), blue);
  expect(cart).toEqual([
    { id: 3, qty: 1 },
    { id: 3, color: BLUE, qty: 5 },
  ]);
  expect(changedBy(cart, blue, -1)[0]).toBe(cart[0]);
  expect(without(cart, { id: 3 })).toEqual([cart[1]]);
  expect(without(cart, blue)).toEqual([cart[0]]);
});

test("a product's first colour joins the line that an earlier version kept without one", () => {
  const product = { id: 3, colors: [BLUE, CREAM] };
  expect(withMore([{ id: 3, qty: 1 }], choiceOf(product, BLUE))).toEqual([{ id: 3, qty: 2 }]);
  expect(choiceOf(product, CREAM)).toEqual({ id: 3, color: CREAM });
  expect(choiceOf({ id: 3, colors: [] })).toEqual({ id: 3 });
});

test("the quantity of a line stays between 1 and 99", () => {
  expect(changedBy([{ id: 3, qty: 1 }], { id: 3 }, -1)).toEqual([{ id: 3, qty: 1 }]);
  expect(changedBy([{ id: 3, qty: 99 }], { id: 3 }, 1)).toEqual([{ id: 3, qty: 99 }]);
  expect(withMore([{ id: 3, qty: 90 }], { id: 3 }, 30)).toEqual([{ id: 3, qty: 99 }]);
});

test("a removed line is restored at its place, but only once", () => {
  const [first, second, third] = [3, 5, 7].map((id) => ({ id, qty: id }));
  if (!first || !second || !third) throw new Error();
  expect(putBack([first, third], second, 1)).toEqual([first, second, third]);
  expect(putBack([first, { id: 5, qty: 1 }], second, 1)).toEqual([first, { id: 5, qty: 1 }]);
});

test("sums are exact to the cent", () => {
  const lines = [
    { product: priced(0.1), qty: 1 },
    { product: priced(0.2), qty: 1 },
    { product: priced(19.99, 24.99), qty: 3 },
  ];
  expect(priceOf({ product: priced(1.1), qty: 3 })).toBe(3.3);
  expect(totalOf(lines)).toBe(60.27);
  expect(totalOf([])).toBe(0);
  expect(sumsOf(lines, "express")).toEqual({
    full: 75.27,
    saved: 15,
    goods: 60.27,
    delivery: 9.9,
    total: 70.17,
  });
});

test("delivery is free from 50 euros on, the fast one never, and nothing is delivered for nothing", () => {
  expect([49.99, 50].map((goods) => deliveryCost(goods, "standard"))).toEqual([4.9, 0]);
  expect([49.99, 500].map((goods) => deliveryCost(goods, "express"))).toEqual([9.9, 9.9]);
  expect(deliveryCost(0, "express")).toBe(0);
  expect(sumsOf([{ product: priced(49.99), qty: 1 }], "standard").total).toBe(54.89);
});

test("a line shows its colour, and what the shop no longer has is set apart", () => {
  const cart = [
    { id: 999, qty: 1 },
    { id: 2, qty: 4 },
    { id: 1, qty: 1, color: CREAM },
  ];
  const first = products[1]?.colors[0];
  expect(linesOf(cart, products).map(({ id, qty, shown }) => [id, qty, shown])).toEqual([
    [2, 4, first],
    [1, 1, CREAM],
  ]);
  expect(lostIn(cart, products)).toEqual([{ id: 999, qty: 1 }]);
});

test("offers are products in stock and not in the cart, newest first", () => {
  const offers = offersFor([{ id: 1, qty: 1 }], products, 4);
  expect(offers).toHaveLength(4);
  expect(offers.every(({ id, stock }) => stock && id !== 1)).toBe(true);
  const times = offers.map(({ created }) => created);
  expect(times).toEqual(times.toSorted().reverse());
  const all = products.map(({ id }) => ({ id, qty: 1 }));
  expect(offersFor(all, products, 4)).toEqual([]);
});

test("a cart takes no more of a product than there are, in all its colours together", () => {
  const shirt = { id: 3, stock: true, qty: 5 };
  const cart = [
    { id: 3, qty: 2 },
    { id: 3, qty: 1, color: BLUE },
    { id: 4, qty: 9 },
  ];
  expect(roomFor(cart, shirt)).toBe(2);
  expect(roomFor([{ id: 3, qty: 8 }], shirt)).toBe(0);
  expect(roomFor([], { ...shirt, stock: false })).toBe(0);
});
