import { useRef } from "react";
import { useDebounced } from "@/components/ui/use-debounced";
import { useSync } from "@/lib/client/effects/use-change";
import { useWindowEvent } from "@/lib/client/effects/use-event";
import { queryIn } from "@/lib/party/request-list/query";
import { listQueryOf, useRequestsStore } from "@/lib/party/request-list/store";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import { useListHref } from "./use-list-href";

/**
 * The query of the shown list: filter and page apply at once, the search is debounced. The address keeps what is worth
 * a link. Back undoes a filter or a page, but no typing.
 */
export function useShownQuery(pageSize?: number): ListQuery {
  const query = listQueryOf(
    useRequestsStore((state) => state),
    pageSize,
  );
  const search = useDebounced(query.search, 250);
  useListAddress(query);
  return { ...query, search };
}

/** Updates the address when the query changes, and the query when the visitor goes back. */
function useListAddress(query: ListQuery) {
  const show = useRequestsStore((state) => state.show);
  const href = useListHref()({});
  const initial = useRef(query);
  const written = useRef(query);

  useSync(href, () => {
    const isStep = isStepTo(query, written.current);
    written.current = query;
    if (href === window.location.pathname + window.location.search) return;
    if (isStep) window.history.pushState(null, "", href);
    else window.history.replaceState(null, "", href);
  });

  useWindowEvent("popstate", () => {
    const { pathname, searchParams } = new URL(window.location.href);
    if (pathname !== href.split("?")[0]) return;
    show(queryIn(searchParams, initial.current));
  });
}

function isStepTo(query: ListQuery, from: ListQuery) {
  if (query.search !== from.search) return false;
  return query.filter !== from.filter || query.page !== from.page;
}
