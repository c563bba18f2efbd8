import { buildProducts } from "@/data/shop";
import { queryOfView, viewOfQuery } from "./query";
import {
  countsOf,
  inOrder,
  matching,
  pictureOf,
  relatedTo,
  salesPriceOf,
  setFilters,
  WHOLE_SHOP,
} from "./rules";
import {
  type Filters,
  NO_FILTERS,
  newPriceSchema,
  type Product,
  priceRangeNames,
  productCategories,
} from "./schema";

const samples = buildProducts();
const product = (change: Partial<Product>) => ({ ...samples[0], ...change }) as Product;
const asked = (filters: Partial<Filters>, search = "") => ({
  search,
  filters: { ...NO_FILTERS, ...filters },
});

test("a search finds title and description, without case and accents", () => {
  const shown = [product({ id: 1, title: "Café mug" }), product({ id: 2, title: "Night shift" })];
  const found = (search: string) => matching(shown, asked({}, search)).map(({ id }) => id);
  expect(found("")).toEqual([1, 2]);
  expect(found("CAFE")).toEqual([1]);
  expect(found("night booth")).toEqual([2]);
  expect(found("night violin")).toEqual([]);
});

test("no price is in two ranges, and each is in one", () => {
  const prices = [0.01, 49.99, 50, 99.99, 100, 199.99, 200, 99_999];
  const rangesOf = (salesPrice: number) =>
    priceRangeNames.filter((price) => matching([product({ salesPrice })], asked({ price })).length);
  expect(prices.map(rangesOf)).toEqual(
    ["0-50", "0-50", "50-100", "50-100", "100-200", "100-200", "200-", "200-"].map((r) => [r]),
  );
});

test("every filter narrows the shop, and all of them together", () => {
  const ids = (filters: Partial<Filters>) => matching(samples, asked(filters)).map(({ id }) => id);
  expect(ids({})).toHaveLength(12);
  expect(ids({ category: "books" })).toEqual([2, 8]);
  expect(ids({ gender: "Kids" })).toEqual([5, 9, 10]);
  expect(ids({ color: "#F4F1EA" })).toEqual([1, 6, 12]);
  const best = samples.filter(({ rating }) => rating === 5).map(({ id }) => id);
  expect(ids({ rating: "5" })).toEqual(best);
  expect(ids({ rating: "3" })).toHaveLength(12);
  expect(ids({ gender: "Kids", color: "#F2B134", category: "electronics" })).toEqual([9]);
});

test("a count says what its filter would leave of what the others do", () => {
  const values = ["All", ...productCategories] as const;
  expect(countsOf(samples, asked({}), "category", values)).toEqual([12, 2, 4, 6, 3]);
  const kids = countsOf(samples, asked({ gender: "Kids", category: "toys" }), "category", values);
  expect(kids).toEqual([3, 0, 0, 2, 3]);
});

test("products are ordered by time, price or discount, and the newest of equals comes first", () => {
  const shown = [
    product({ id: 1, salesPrice: 20, discount: 0, created: "2026-01-01T00:00:00.000Z" }),
    product({ id: 2, salesPrice: 10, discount: 25, created: "2026-02-01T00:00:00.000Z" }),
    product({ id: 3, salesPrice: 20, discount: 10, created: "2026-03-01T00:00:00.000Z" }),
  ];
  const ids = (sort: Parameters<typeof inOrder>[1]) => inOrder(shown, sort).map(({ id }) => id);
  expect(ids("newest")).toEqual([3, 2, 1]);
  expect(ids("priceAsc")).toEqual([2, 3, 1]);
  expect(ids("priceDesc")).toEqual([3, 1, 2]);
  expect(ids("discount")).toEqual([2, 3, 1]);
});

test("an address names what is asked for, and what goes without saying is left out", () => {
  const view = {
    search: "booth",
    filters: { ...NO_FILTERS, color: "#5D87FF", price: "50-100", rating: "4" },
    sort: "priceAsc",
  } as const;
  const query = queryOfView(view);
  expect(query).toBe("search=booth&color=blue&price=50-100&rating=4&sort=priceAsc");
  expect(viewOfQuery(Object.fromEntries(new URLSearchParams(query)))).toEqual(view);
  expect(queryOfView(WHOLE_SHOP)).toBe("");
});

test("an address that asks for what there is not asks for the whole shop", () => {
  const hostile = { search: ["a", "b"], category: "cars", color: "red", price: "0-9", sort: "up" };
  expect(viewOfQuery(hostile)).toEqual(WHOLE_SHOP);
});

test("only the filters that narrow are set", () => {
  expect(setFilters(NO_FILTERS)).toEqual([]);
  expect(setFilters(asked({ rating: "4", category: "toys" }).filters)).toEqual([
    "category",
    "rating",
  ]);
});

test("a discounted price is exact to the cent", () => {
  expect([salesPriceOf(189, 20), salesPriceOf(19.99, 15), salesPriceOf(24, 0)]).toEqual([
    151.2, 16.99, 24,
  ]);
  for (const { price, discount, salesPrice } of samples)
    expect(salesPriceOf(price, discount)).toBe(salesPrice);
});

test("a picture shows the product in its colour, and from close by", () => {
  const { photo } = product({});
  expect(pictureOf({ photo }, "#5D87FF")).toBe("/api/pictures/product/headphones-1-5D87FF");
  expect(pictureOf({ photo }, undefined, true)).toBe(`${photo}-close`);
});

test("related products share a category before the shop's own suggestions count", () => {
  const [book] = matching(samples, asked({ category: "books" }));
  if (!book) throw new Error();
  const related = relatedTo(book, samples, 4);
  expect(related).toHaveLength(4);
  expect(related.map(({ id }) => id)).not.toContain(book.id);
  expect(related[0]?.category).toContain("books");
  expect(related.slice(1).every((one) => one.related)).toBe(true);
});

test.each([
  ["149", 149],
  [" 49,5 ", 49.5],
  ["0.99", 0.99],
  ["٤٩٫٥", 49.5],
  ["0", undefined],
  ["-3", undefined],
  ["1.234", undefined],
  ["100000", undefined],
  ["ten", undefined],
  ["", undefined],
])("a price is written %j and read %j", (text, price) => {
  expect(newPriceSchema.safeParse({ price: text }).data?.price).toBe(price);
});
