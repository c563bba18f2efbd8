import { type ReactNode, useState } from "react";
import { useChange } from "@/lib/client/effects/use-change";
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
  // A link to another view of the same page reloads its server part but keeps this store.
  useChange(address, () => store.getState().show(query));
  return <RequestsStoreContext value={store}>{children}</RequestsStoreContext>;
}
