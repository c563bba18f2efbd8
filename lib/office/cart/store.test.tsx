import { useCartStore } from "./store";

const { getState, setState, persist } = useCartStore;
const kept = () => JSON.parse(localStorage.getItem("crowdcue-cart") ?? "null")?.state;

beforeEach(() => setState({ cart: [] }));

test("the device stores only what was chosen and how many", () => {
  getState().add({ id: 4 });
  getState().add({ id: 4 });
  getState().increment({ id: 4 });
  getState().decrement({ id: 4 });
  getState().add({ id: 4, color: "#5D87FF" }, 3);
  const color = "#5D87FF";
  expect(kept()).toEqual({
    cart: [
      { id: 4, qty: 2 },
      { id: 4, color, qty: 3 },
    ],
  });
  getState().empty();
  expect(kept()).toEqual({ cart: [] });
});

test("a cart that an earlier version kept is still there", async () => {
  const state = { cart: [{ id: 4, qty: 2 }] };
  localStorage.setItem("crowdcue-cart", JSON.stringify({ state, version: 0 }));
  await persist.rehydrate();
  expect(getState().cart).toEqual(state.cart);
});

test("undoing a removal restores quantity and place", () => {
  for (const id of [4, 6, 6, 8]) getState().add({ id });
  const undo = getState().remove({ id: 6 });
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
  [{ cart: [{ id: 4, qty: 1, color: "red" }] }],
  [{ cart: "4" }],
  [4],
])("an invalid stored cart (%j) becomes an empty one", async (state) => {
  localStorage.setItem("crowdcue-cart", JSON.stringify({ state, version: 0 }));
  await persist.rehydrate();
  expect(getState().cart).toEqual([]);
});
