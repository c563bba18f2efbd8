import { type Context, createContext, use } from "react";
import { type StoreApi, useStore } from "zustand";

type StoreContext<State> = Context<StoreApi<State> | undefined>;

/**
 * The provider of a store of which every screen has its own, given as its `value`: on the server a shared one would
 * mix up its visitors.
 */
export function createStoreContext<State>(): StoreContext<State> {
  return createContext<StoreApi<State> | undefined>(undefined);
}

/** What the store of the screen around says. */
export function useScreenStore<State, T>(
  context: StoreContext<State>,
  select: (state: State) => T,
) {
  const store = use(context);
  if (!store) throw new Error("A screen's store is read outside of its provider.");
  return useStore(store, select);
}
