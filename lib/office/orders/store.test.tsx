import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import type { Order } from "./schema";
import { ORDER, orderActions, useCheckoutStore } from "./store";

const address = { name: "A", street: "B", postcode: "123", city: "C", country: "D" };
const order: Omit<Order, "id" | "at"> = {
  lines: [{ productId: 1, title: "Cap", photo: "/api/pictures/product/cap-1", qty: 1, price: 20 }],
  goods: 20,
  delivery: 4.9,
  total: 24.9,
  way: "standard",
  payment: "invoice",
  address,
  billing: address,
};

test("an order stays on the desk, and a deleted one can be brought back", () => {
  const desk = createDeskStore("orders");
  const orders = () => itemsOn(desk.getState().desk, [], ORDER);
  const { place, remove } = orderActions(desk);
  const id = place(order);
  expect(orders()).toEqual([{ ...order, id, at: expect.stringMatching(/^\d{4}-/) }]);
  const undo = remove(id);
  expect(orders()).toEqual([]);
  undo();
  expect(orders()).toHaveLength(1);
});

test("the device keeps what the checkout has asked for, until it is ordered", async () => {
  const { keep, clear } = useCheckoutStore.getState();
  const kept = () => JSON.parse(localStorage.getItem("crowdcue-checkout") ?? "null")?.state;
  keep({ texts: { "delivery.name": "Nadia" }, way: "express" });
  expect(kept()).toEqual({
    texts: { "delivery.name": "Nadia" },
    isBilledElsewhere: false,
    way: "express",
    payment: "invoice",
  });
  await useCheckoutStore.persist.rehydrate();
  expect(useCheckoutStore.getState().way).toBe("express");
  clear();
  expect(kept()).toMatchObject({ texts: {}, way: "standard" });
});
