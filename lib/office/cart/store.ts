import { z } from "zod/mini";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptOnDevice } from "@/lib/client/kept-store";
import { type CartItem, cartItemSchema } from "@/lib/office/shop/schema";
import { changedBy, putBack, withOneMore, without } from "./rules";

type CartState = {
  cart: CartItem[];
  add: (id: number) => void;
  increment: (id: number) => void;
  decrement: (id: number) => void;
  /** Returns a function that undoes the removal. */
  remove: (id: number) => () => void;
};

const keptSchema = z.object({ cart: z.array(cartItemSchema) });

/** The cart: product ids and quantities only; the shop supplies everything else. */
export const useCartStore = create<CartState>()(
  persist(
    (set, get) => {
      const change = (to: (cart: CartItem[]) => CartItem[]) =>
        set(({ cart }) => ({ cart: to(cart) }));
      return {
        cart: [],
        add: (id) => change((cart) => withOneMore(cart, id)),
        increment: (id) => change((cart) => changedBy(cart, id, 1)),
        decrement: (id) => change((cart) => changedBy(cart, id, -1)),
        remove: (id) => {
          const index = get().cart.findIndex((item) => item.id === id);
          const item = get().cart[index];
          change((cart) => without(cart, id));
          return () => item && change((cart) => putBack(cart, item, index));
        },
      };
    },
    keptOnDevice("cart", keptSchema),
  ),
);
