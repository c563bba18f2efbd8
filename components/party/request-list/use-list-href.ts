import { usePathname, useSearchParams } from "next/navigation";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { ListQuery } from "@/lib/party/requests/list-schema";

/** The address of this screen with another view of its list; what is as usual stays out of it. */
export function useListHref() {
  const pathname = usePathname();
  const event = useSearchParams().get("event");
  const filter = useRequestsStore(({ currentFilter }) => currentFilter);
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const page = useRequestsStore(({ currentPage }) => currentPage);

  return (change: Partial<ListQuery>) => {
    const view = { filter, search, page, ...change };
    const parameters = new URLSearchParams();
    if (event) parameters.set("event", event);
    parameters.set("filter", view.filter);
    if (view.search) parameters.set("search", view.search);
    if (view.page > 1) parameters.set("page", String(view.page));
    return `${pathname}?${parameters}`;
  };
}
