import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persistedOnDevice } from "@/lib/client/persisted-store";
import { serverNow } from "@/lib/client/server-clock";
import { deskActions } from "@/lib/office/desk/actions";
import type { DeskStore } from "@/lib/office/desk/store";
import { type Draft, draftSchema, type Order, orderSchema } from "./schema";

export const ORDER = { schema: orderSchema, id: "id" };

/** What a visitor does with orders. The desk keeps what it changes. */
export function orderActions(desk: DeskStore) {
  const { add, remove } = deskActions(desk);
  return {
    /** Returns the new order's id. */
    place: (order: Omit<Order, "id" | "at">) =>
      add({ ...order, at: new Date(serverNow()).toISOString() } satisfies Omit<Order, "id">),
    /** Returns a function that undoes the removal. */
    remove: (id: number) => remove(id),
  };
}

type CheckoutState = Draft & {
  keep: (change: Partial<Draft>) => void;
  /** Forgets everything, because it has been ordered. */
  clear: () => void;
};

const EMPTY: Draft = draftSchema.parse({});

/** What the checkout has asked for so far: a reload, or a step back, loses nothing of it. */
export const useCheckoutStore = create<CheckoutState>()(
  persist(
    (set) => ({ ...EMPTY, keep: (change) => set(change), clear: () => set(EMPTY) }),
    persistedOnDevice("checkout", draftSchema),
  ),
);
