import { usePathname, useSearchParams } from "next/navigation";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { ListQuery } from "@/lib/party/requests/list-schema";

/** Builds the address of another view of the list; omits defaults. */
export function useListHref() {
  const pathname = usePathname();
  const event = useSearchParams().get("event");
  const filter = useRequestsStore(({ currentFilter }) => currentFilter);
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const page = useRequestsStore(({ currentPage }) => currentPage);
  const sort = useRequestsStore((state) => state.sort);

  return (change: Partial<ListQuery>) => {
    const view = { filter, search, page, sort, ...change };
    const parameters = new URLSearchParams();
    if (event) parameters.set("event", event);
    parameters.set("filter", view.filter);
    if (view.search) parameters.set("search", view.search);
    if (view.sort) parameters.set("sort", view.sort);
    if (view.page > 1) parameters.set("page", String(view.page));
    return `${pathname}?${parameters}`;
  };
}
