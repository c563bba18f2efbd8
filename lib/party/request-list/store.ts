import { createStore } from "zustand/vanilla";
import { createStoreContext, useScreenStore } from "@/lib/client/screen-store";
import { PAGE_SIZE } from "@/lib/party/requests/list-queries";
import type { Filter, ListQuery, Sort } from "@/lib/party/requests/list-schema";

export type RequestsState = {
  currentFilter: Filter;
  requestSearch: string;
  currentPage: number;
  /** Undefined for the list's usual order. */
  sort: Sort | undefined;
  setFilter: (filter: Filter) => void;
  setSearch: (search: string) => void;
  setPage: (page: number) => void;
  setSort: (sort: Sort | undefined) => void;
  /** Replaces the whole state, for a link to another view. */
  show: (query: ListQuery) => void;
};

function viewOf({ filter, search, page, sort }: ListQuery) {
  return { currentFilter: filter, requestSearch: search, currentPage: page, sort };
}

/** The list's filter, search and page, initialized from the address. */
export function createRequestsStore(query: ListQuery) {
  return createStore<RequestsState>((set) => ({
    ...viewOf(query),
    setFilter: (currentFilter) => set({ currentFilter, currentPage: 1 }),
    // A new search starts at page 1.
    setSearch: (requestSearch) => set({ requestSearch, currentPage: 1 }),
    setPage: (currentPage) => set({ currentPage }),
    setSort: (sort) => set({ sort, currentPage: 1 }),
    show: (other) => set(viewOf(other)),
  }));
}

export const RequestsStoreContext = createStoreContext<RequestsState>();

export function useRequestsStore<T>(select: (state: RequestsState) => T) {
  return useScreenStore(RequestsStoreContext, select);
}

/** The query of the current state. */
export function listQueryOf(
  { currentFilter: filter, requestSearch, currentPage: page, sort }: RequestsState,
  pageSize = PAGE_SIZE,
): ListQuery {
  return { filter, search: requestSearch.trim(), page, pageSize, ...(sort && { sort }) };
}
