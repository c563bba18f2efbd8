import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { type CartItem, type Choice, persistedCart } from "./persisted-rules";
import { changedBy, putBack, withMore, without } from "./rules";

type CartState = {
  cart: CartItem[];
  add: (choice: Choice, qty?: number) => void;
  increment: (choice: Choice) => void;
  decrement: (choice: Choice) => void;
  /** Returns a function that undoes the removal, at this place among the lines that are there by then. */
  remove: (choice: Choice) => (place?: number) => void;
  /** Removes everything, because it has been ordered. */
  empty: () => void;
};

/** The cart: what was chosen and how many; the shop supplies everything else. */
export const useCartStore = create<CartState>()(
  persist(
    (set, get) => {
      const change = (to: (cart: CartItem[]) => CartItem[]) =>
        set(({ cart }) => ({ cart: to(cart) }));
      return {
        cart: [],
        add: (choice, qty) => change((cart) => withMore(cart, choice, qty)),
        increment: (choice) => change((cart) => changedBy(cart, choice, 1)),
        decrement: (choice) => change((cart) => changedBy(cart, choice, -1)),
        remove: (choice) => {
          const before = get().cart;
          const after = without(before, choice);
          const item = before.find((known) => !after.includes(known));
          change(() => after);
          return (place) => {
            if (item) change((cart) => putBack(cart, item, place ?? before.indexOf(item)));
          };
        },
        empty: () => change(() => []),
      };
    },
    persistedOnDevice("cart", persistedCart),
  ),
);

/** The key of the toast that says what was added. */
export const ADDED_TOAST = "cart";

/** Whether the cart is in sight, beside the page or over it. */
export const useCartSight = create(() => ({ isInSight: false }));
