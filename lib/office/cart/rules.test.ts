import { buildProducts } from "@/data/shop";
import type { Product } from "@/lib/office/shop/schema";
import {
  changedBy,
  linesOf,
  offersFor,
  priceOf,
  putBack,
  sizeOf,
  totalOf,
  withOneMore,
  without,
} from "./rules";

const products = buildProducts();
const priced = (salesPrice: number, id = 1) => ({ ...products[0], id, salesPrice }) as Product;

test("adding a product twice gives one line with quantity two", () => {
  const cart = withOneMore(withOneMore(withOneMore([], 3), 5), 3);
  expect(cart).toEqual([
    { id: 3, qty: 2 },
    { id: 5, qty: 1 },
  ]);
  expect(sizeOf(cart)).toBe(3);
});

test("the quantity of a line stays between 1 and 99", () => {
  expect(changedBy([{ id: 3, qty: 1 }], 3, -1)).toEqual([{ id: 3, qty: 1 }]);
  expect(changedBy([{ id: 3, qty: 99 }], 3, 1)).toEqual([{ id: 3, qty: 99 }]);
  expect(withOneMore([{ id: 3, qty: 99 }], 3)).toEqual([{ id: 3, qty: 99 }]);
});

test("changing one line does not affect the others", () => {
  const cart = [
    { id: 3, qty: 2 },
    { id: 5, qty: 4 },
  ];
  expect(changedBy(cart, 5, 1)).toEqual([cart[0], { id: 5, qty: 5 }]);
  expect(without(cart, 3)).toEqual([cart[1]]);
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
    { product: priced(19.99), qty: 3 },
  ];
  expect(priceOf({ product: priced(1.1), qty: 3 })).toBe(3.3);
  expect(totalOf(lines)).toBe(60.27);
  expect(totalOf([])).toBe(0);
});

test("products that the shop no longer has are not shown", () => {
  const lines = linesOf(
    [
      { id: 999, qty: 1 },
      { id: 2, qty: 4 },
    ],
    products,
  );
  expect(lines.map(({ product, qty }) => [product.id, qty])).toEqual([[2, 4]]);
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
