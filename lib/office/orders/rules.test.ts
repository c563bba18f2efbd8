import { buildProducts } from "@/data/shop";
import { linesOf, sumsOf } from "@/lib/office/cart/rules";
import { addressesOf, knownAddresses, numberOf, orderOf, reachableStep, textsOf } from "./rules";
import { type Address, draftSchema, type Order, orderSchema } from "./schema";

const home: Address = {
  name: "Nadia Karim",
  street: "Hafenstraße 12",
  postcode: "20359",
  city: "Hamburg",
  country: "Germany",
};
const draft = (texts: Record<string, string>, change = {}) =>
  draftSchema.parse({ texts, ...change });
const lines = linesOf([{ id: 1, qty: 2, color: "#5D87FF" }], buildProducts());
const placed = (id: number, address: Address) =>
  ({ id, at: "2026-11-22T10:00:00.000Z", address }) as Order;

test("nobody reaches a step that needs what is missing", () => {
  expect(reachableStep("payment", true, true)).toBe("payment");
  expect(reachableStep("payment", true, false)).toBe("address");
  expect(reachableStep("payment", false, true)).toBe("cart");
  expect(reachableStep("address", true, false)).toBe("address");
  for (const asked of [null, "done"]) expect(reachableStep(asked, true, true)).toBe("cart");
});

test("the bill goes where the goods go, unless it has an address of its own", () => {
  const delivery = textsOf(home, "delivery");
  expect(addressesOf(draft(delivery))).toEqual({ delivery: home });
  expect(addressesOf(draft(delivery, { isBilledElsewhere: true }))).toBeUndefined();
  const billing = { ...home, name: "Harbour Club" };
  const both = { ...delivery, ...textsOf(billing, "billing") };
  expect(addressesOf(draft(both, { isBilledElsewhere: true }))).toEqual({
    delivery: home,
    billing,
  });
  // What was typed for another bill counts no more once it is not wanted.
  expect(addressesOf(draft(both))).toEqual({ delivery: home });
});

test.each([["EC1A 1BB"], ["1000-001"], ["〒100"], ["2"], ["a".repeat(13)], ["<b>"]])(
  "a postcode has letters, digits, spaces and hyphens: %s",
  (postcode) => {
    const isFine = /^[\dA-Z -]{2,12}$/.test(postcode);
    const texts = textsOf({ ...home, postcode }, "delivery");
    expect(addressesOf(draft(texts)) !== undefined).toBe(isFine);
  },
);

test("an order keeps colour, prices and addresses as they were, with the delivery in its total", () => {
  const choice = draft(textsOf(home, "delivery"), { way: "express", payment: "cash" });
  const order = orderOf(lines, sumsOf(lines, "express"), choice, { delivery: home });
  expect(order).toEqual({
    lines: [
      {
        productId: 1,
        title: "Closed-back booth headphones",
        color: "#5D87FF",
        photo: "/api/pictures/product/headphones-1-5D87FF",
        qty: 2,
        price: 151.2,
      },
    ],
    full: 378,
    saved: 75.6,
    goods: 302.4,
    delivery: 9.9,
    total: 312.3,
    way: "express",
    payment: "cash",
    address: home,
    billing: home,
  });
  const kept = { ...order, id: 1, at: "2026-11-22T10:00:00.000Z" };
  expect(orderSchema.parse(kept)).toEqual(kept);
});

test("an order's number is short, and begins with its year", () => {
  expect(numberOf({ id: 2 ** 52 + 1042, at: "2026-11-22T10:00:00.000Z" })).toMatch(/^2026-\d{5}$/);
  expect(numberOf({ id: 7, at: "2027-01-01T00:00:00.000Z" })).toBe("2027-00007");
});

test("an address is offered once, the latest first", () => {
  const club = { ...home, name: "Harbour Club" };
  const orders = [placed(3, club), placed(2, home), placed(1, { ...club })];
  expect(knownAddresses(orders, 3)).toEqual([club, home]);
  expect(knownAddresses(orders, 1)).toEqual([club]);
});

test("a draft that cannot be read is an empty one", () => {
  const empty = { texts: {}, isBilledElsewhere: false, way: "standard", payment: "invoice" };
  expect(draftSchema.parse({ texts: 4, way: "drone", payment: "gold" })).toEqual(empty);
});
