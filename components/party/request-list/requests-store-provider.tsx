import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createRequestsStore, RequestsStoreContext } from "@/lib/party/request-list/store";
import type { ListQuery } from "@/lib/party/requests/list-schema";

/** Provides the screen's list state, initialized from the address. */
export function RequestsStoreProvider({
  query,
  children,
}: {
  query: ListQuery;
  children: ReactNode;
}) {
  const [store] = useState(() => createRequestsStore(query));
  const address = JSON.stringify(query);
  const [shown, setShown] = useState(address);
  const showAsAddressed = useEffectEvent(() => store.getState().show(query));
  // A link to another view of the same page reloads its server part but keeps this store.
  useEffect(() => {
    if (address === shown) return;
    setShown(address);
    showAsAddressed();
  }, [address, shown]);
  return <RequestsStoreContext value={store}>{children}</RequestsStoreContext>;
}
