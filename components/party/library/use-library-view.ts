import { useAddress } from "@/components/ui/use-address";
import { type View, viewOf } from "@/lib/party/library/view";

/** A change of what is shown; undefined and empty ones go. */
type Change = Partial<Record<keyof View, string | number | undefined>>;

/** Which tracks the page shows, as its address says. */
export function useLibraryView() {
  const { params, hrefOf, go } = useAddress();
  return {
    view: viewOf((name) => params.get(name)),
    hrefOf: (change: Change) => hrefOf(change),
    /** A step can be undone by going back. */
    go: (change: Change, isStep = true) => go(change, isStep),
  };
}
