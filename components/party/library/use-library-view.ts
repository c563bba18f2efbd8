import { usePathname, useSearchParams } from "next/navigation";
import { type View, viewOf } from "@/lib/party/library/view";

/** A change of what is shown; undefined and empty ones go. */
type Change = Partial<Record<keyof View, string | number | undefined>>;

/** Which tracks the page shows, as its address says. */
export function useLibraryView() {
  const pathname = usePathname();
  const params = useSearchParams();

  function hrefOf(change: Change) {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === "") changed.delete(name);
      else changed.set(name, String(value));
    }
    return changed.size > 0 ? `${pathname}?${changed}` : pathname;
  }

  return {
    view: viewOf((name) => params.get(name)),
    hrefOf,
    /** A step can be undone by going back. */
    go(change: Change, isStep = true) {
      if (isStep) window.history.pushState(null, "", hrefOf(change));
      else window.history.replaceState(null, "", hrefOf(change));
    },
  };
}
