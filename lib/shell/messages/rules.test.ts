import { partOf } from "./rules";

const all = {
  cart: { open: "Cart" },
  shop: { colors: { night: "Night" }, sorts: { up: "Up" }, all: "All" },
};

test("a page that names two parts of a namespace gets both, and nothing else of it", () => {
  expect(partOf(all, ["cart", "shop.colors", "shop.sorts"])).toEqual({
    cart: { open: "Cart" },
    shop: { colors: { night: "Night" }, sorts: { up: "Up" } },
  });
});

test("taking parts changes nothing of what they are taken from", () => {
  const before = JSON.stringify(all);
  expect(partOf(all, ["shop", "shop.colors"]).shop).toEqual(all.shop);
  partOf(all, ["shop.colors", "shop.sorts"]);
  expect(JSON.stringify(all)).toBe(before);
});

test("a namespace that there is not is left out", () => {
  expect(partOf(all, ["blog", "cart"])).toEqual({ cart: { open: "Cart" } });
});
