import { useCartStore } from "./store";

const { getState, setState, persist } = useCartStore;
const kept = () => JSON.parse(localStorage.getItem("crowdcue-cart") ?? "null")?.state;

beforeEach(() => setState({ cart: [] }));

test("the device stores only the products and quantities of the cart", () => {
  getState().add(4);
  getState().add(4);
  getState().increment(4);
  getState().decrement(4);
  expect(kept()).toEqual({ cart: [{ id: 4, qty: 2 }] });
});

test("undoing a removal restores quantity and place", () => {
  for (const id of [4, 6, 6, 8]) getState().add(id);
  const undo = getState().remove(6);
  expect(getState().cart.map(({ id }) => id)).toEqual([4, 8]);
  undo();
  expect(getState().cart).toEqual([
    { id: 4, qty: 1 },
    { id: 6, qty: 2 },
    { id: 8, qty: 1 },
  ]);
});

test.each([
  [{ cart: [{ id: 4, qty: 0 }] }],
  [{ cart: [{ id: "4", qty: 1 }] }],
  [{ cart: "4" }],
  [4],
])("an invalid stored cart (%j) becomes an empty one", async (state) => {
  localStorage.setItem("crowdcue-cart", JSON.stringify({ state, version: 0 }));
  await persist.rehydrate();
  expect(getState().cart).toEqual([]);
});
