import { buildProducts } from "@/data/shop";
import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { PRODUCT, REVIEW, shopActions } from "./actions";
import type { Product } from "./schema";

const samples = buildProducts();

function open() {
  const desk = createDeskStore("shop");
  const products = () => itemsOn(desk.getState().desk, samples, PRODUCT);
  return {
    ...shopActions(desk),
    products,
    product: (id: number) => products().find((one) => one.id === id) as Product,
    reviews: () => itemsOn(desk.getState().desk, [], REVIEW),
  };
}

test("a new price keeps the discount, and undoing brings the old one back", () => {
  const { setPrice, product } = open();
  const undo = setPrice(product(1), 99.99);
  expect(product(1)).toMatchObject({ price: 99.99, discount: 20, salesPrice: 79.99 });
  undo();
  expect(product(1)).toEqual(samples[0]);
});

test("the stock of several products is set at once, and each gets its own back", () => {
  const { setStock, products } = open();
  const some = samples.slice(0, 3);
  expect(new Set(some.map(({ stock }) => stock)).size).toBe(2);
  const undo = setStock(some, false);
  expect(
    products()
      .map(({ stock }) => stock)
      .slice(0, 4),
  ).toEqual([false, false, false, true]);
  undo();
  expect(products()).toEqual(samples);
});

test("a review belongs to its product, is none itself, and can be taken back", () => {
  const { addReview, removeReview, reviews, products } = open();
  addReview(1, { stars: 4, review: "Loud." });
  const undoSecond = addReview(2, { stars: 1, review: "Thin." });
  expect(products()).toEqual(samples);
  expect(reviews().map(({ productId, stars, review }) => [productId, stars, review])).toEqual([
    [1, 4, "Loud."],
    [2, 1, "Thin."],
  ]);
  undoSecond();
  const [first] = reviews();
  expect(reviews()).toHaveLength(1);
  const undo = removeReview(Number(first?.id));
  expect(reviews()).toEqual([]);
  undo();
  expect(reviews()).toEqual([first]);
});
