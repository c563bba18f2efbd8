import { useState } from "react";
import { useDebounced } from "@/components/ui/use-debounced";
import { useSync } from "@/lib/client/effects/use-change";
import { useAddress } from "./use-address";

/** The search of an area's list. It applies at once, and the address follows when the typing rests. */
export function useSearch() {
  const { params, go } = useAddress();
  const [search, setSearch] = useState(params.get("search") ?? "");
  const rested = useDebounced(search, 300);
  useSync(rested, () => {
    // What rested is out of date where the typing has gone on since.
    if (rested !== search) return;
    if (rested !== (params.get("search") ?? "")) go({ search: rested }, false);
  });
  return [search, setSearch] as const;
}
