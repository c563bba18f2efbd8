import { useRef, useState } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { type Change, useAddress } from "./use-address";
import { useDebounced } from "./use-debounced";

/**
 * What is typed into the search of a list. The address follows when the typing rests, together with the
 * changes in `also`. Going back, and a link, change what is typed.
 */
export function useSearch(restMs = 300, also: Change = {}) {
  const { params, go } = useAddress();
  const inAddress = params.get("search") ?? "";
  const [typed, setTyped] = useState(inAddress);
  const rested = useDebounced(typed, restMs);
  const written = useRef(inAddress);
  useSync(rested, () => {
    const search = rested.trim();
    // What rested is out of date where the typing has gone on since.
    if (rested !== typed || search === inAddress) return;
    written.current = search;
    go({ ...also, search }, false);
  });
  useSync(inAddress, () => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  });
  return [typed, setTyped] as const;
}
