import { type Context, createContext, use } from "react";
import { type StoreApi, useStore } from "zustand";

type StoreContext<State> = Context<StoreApi<State> | undefined>;

/** Creates the context of a store with one instance per screen: a shared one would mix up a server's visitors. */
export function createStoreContext<State>(): StoreContext<State> {
  return createContext<StoreApi<State> | undefined>(undefined);
}

/** Reads the store of the surrounding screen. */
export function useScreenStore<State, T>(
  context: StoreContext<State>,
  select: (state: State) => T,
) {
  const store = use(context);
  if (!store) throw new Error("The store of a screen is read outside of its provider.");
  return useStore(store, select);
}
