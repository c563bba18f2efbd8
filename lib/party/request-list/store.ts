import { createStore } from "zustand/vanilla";
import { createStoreContext, useScreenStore } from "@/lib/client/screen-store";
import { type Filter, type ListQuery, PAGE_SIZE } from "@/lib/party/requests/list-schema";

export type RequestsState = {
  currentFilter: Filter;
  requestSearch: string;
  currentPage: number;
  setFilter: (filter: Filter) => void;
  setSearch: (search: string) => void;
  setPage: (page: number) => void;
  /** Another view altogether: that of a link. */
  show: (query: ListQuery) => void;
};

function viewOf({ filter, search, page }: ListQuery) {
  return { currentFilter: filter, requestSearch: search, currentPage: page };
}

/** What a visitor looks at in a list of requests, begun as the address says. */
export function createRequestsStore(query: ListQuery) {
  return createStore<RequestsState>((set) => ({
    ...viewOf(query),
    setFilter: (currentFilter) => set({ currentFilter, currentPage: 1 }),
    // What is found is a new list: it starts at its beginning.
    setSearch: (requestSearch) => set({ requestSearch, currentPage: 1 }),
    setPage: (currentPage) => set({ currentPage }),
    show: (other) => set(viewOf(other)),
  }));
}

export const RequestsStoreContext = createStoreContext<RequestsState>();

export function useRequestsStore<T>(select: (state: RequestsState) => T) {
  return useScreenStore(RequestsStoreContext, select);
}

/** The list that the state describes. */
export function listQueryOf(
  { currentFilter, requestSearch, currentPage }: RequestsState,
  pageSize = PAGE_SIZE,
): ListQuery {
  return { filter: currentFilter, search: requestSearch.trim(), page: currentPage, pageSize };
}
