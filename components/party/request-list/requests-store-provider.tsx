import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { createRequestsStore, type RequestsState } from "@/lib/party/request-list/store";
import { type ListQuery, listKey } from "@/lib/party/requests/list-schema";

const RequestsStore = createContext<ReturnType<typeof createRequestsStore> | undefined>(undefined);

/** Gives a screen its own view of a list, begun as its address says. */
export function RequestsStoreProvider({
  query,
  children,
}: {
  query: ListQuery;
  children: ReactNode;
}) {
  const [store] = useState(() => createRequestsStore(query));
  const address = listKey("", query);
  const [shown, setShown] = useState(address);
  const showAsAddressed = useEffectEvent(() => store.getState().show(query));
  // A link to another view of the page at hand: its server part comes anew, this store stays.
  useEffect(() => {
    if (address === shown) return;
    setShown(address);
    showAsAddressed();
  }, [address, shown]);
  return <RequestsStore value={store}>{children}</RequestsStore>;
}

export function useRequestsStore<T>(select: (state: RequestsState) => T) {
  const store = use(RequestsStore);
  if (!store) throw new Error("The requests store is read outside of its provider.");
  return useStore(store, select);
}
