import { createStore } from "zustand/vanilla";
import { createStoreContext, useScreenStore } from "@/lib/client/screen-store";
import { type View, WHOLE_SHOP } from "./rules";
import type { FilterName, Filters, Sort } from "./schema";

export type ShopState = {
  productSearch: string;
  sortBy: Sort;
  filters: Filters;
  /** Why the products did not arrive; undefined once they have. */
  error: Error | undefined;
  setSearch: (search: string) => void;
  setSort: (sort: Sort) => void;
  setFilter: <N extends FilterName>(name: N, value: Filters[N]) => void;
  /** Sets all filters to `All`, the order to newest, and searches for nothing. */
  reset: () => void;
  setError: (error: Error | undefined) => void;
  /** Replaces what is asked for, for a link to another view. */
  show: (view: View) => void;
};

function stateOf({ search, filters, sort }: View) {
  return { productSearch: search, filters, sortBy: sort };
}

/** What the visitor asks the shop for, initialized from the address. */
export function createShopStore(view: View) {
  return createStore<ShopState>((set) => ({
    ...stateOf(view),
    error: undefined,
    setSearch: (productSearch) => set({ productSearch }),
    setSort: (sortBy) => set({ sortBy }),
    setFilter: (name, value) => set(({ filters }) => ({ filters: { ...filters, [name]: value } })),
    reset: () => set(stateOf(WHOLE_SHOP)),
    setError: (error) => set({ error }),
    show: (other) => set(stateOf(other)),
  }));
}

export const ShopStoreContext = createStoreContext<ShopState>();

export function useShopStore<T>(select: (state: ShopState) => T) {
  return useScreenStore(ShopStoreContext, select);
}

export function viewOf({ productSearch, filters, sortBy }: ShopState): View {
  return { search: productSearch, filters, sort: sortBy };
}
