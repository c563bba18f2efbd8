import { buildProducts } from "@/data/shop";
import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { PRODUCT, REVIEW, shopActions } from "./actions";
import { inOrder, languageOf, textsOf } from "./rules";
import { newProductSchema, type Product } from "./schema";

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

const written = newProductSchema.parse({
  title: " Cable drum ",
  description: "",
  category: "electronics,toys",
  gender: "Women",
  price: "40",
  discount: "25",
  qty: "3",
  shape: "record",
  colors: "#5D87FF,#1F2937",
});

test("a new product stands first, costs what its discount leaves, and is gone again when undone", () => {
  const { add, products } = open();
  const undo = add(written);
  const [newest] = inOrder(products(), "newest");
  expect(newest).toMatchObject({
    title: "Cable drum",
    category: ["electronics", "toys"],
    salesPrice: 30,
    stock: true,
    qty: 3,
    rating: 0,
    colors: ["#5D87FF", "#1F2937"],
    photo: expect.stringMatching(/record-\d+-5D87FF$/),
  });
  expect(newest && languageOf(newest)).toBeUndefined();
  undo();
  expect(products()).toEqual(samples);
});

test("a changed product keeps its picture's number, is sold out without pieces, and comes back as it was", () => {
  const { edit, product, products } = open();
  const [sample] = samples as [Product];
  const form = textsOf(sample);
  const undoQty = edit(sample, newProductSchema.parse({ ...form, qty: "0" }));
  expect(product(1)).toMatchObject({ stock: false, photo: sample.photo });
  expect(languageOf(product(1))).toBe("en");
  undoQty();
  const undo = edit(product(1), newProductSchema.parse({ ...form, title: "Casque" }));
  expect(product(1)).toMatchObject({ title: "Casque", rating: sample.rating, stock: sample.stock });
  expect(languageOf(product(1))).toBeUndefined();
  undo();
  expect(products()).toEqual([{ ...sample, own: false }, ...samples.slice(1)]);
});

test.each(["discount", "qty", "category", "colors", "title", "price"])(
  "a product without its %s is not one",
  (field) => {
    const form = { ...textsOf(samples[0]), [field]: "" };
    const { error } = newProductSchema.safeParse(form);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  },
);
