import { useEffect } from "react";
import { useDebounced } from "@/components/ui/use-debounced";
import { listQueryOf, useRequestsStore } from "@/lib/party/request-list/store";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import { useListHref } from "./use-list-href";

/**
 * The list that the screen shows: filter and page follow at once, the search once the typing rests. What is worth
 * linking to stands in the address.
 */
export function useShownQuery(): ListQuery {
  const query = listQueryOf(useRequestsStore((state) => state));
  const search = useDebounced(query.search, 250);
  const href = useListHref()({});
  useEffect(() => {
    window.history.replaceState(null, "", href);
  }, [href]);
  return { ...query, search };
}
