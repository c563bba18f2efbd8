import { usePathname, useSearchParams } from "next/navigation";
import { useMemo } from "react";

/** Parameters of an address; undefined and empty ones are left out. */
export type Change = Record<string, string | number | undefined>;

/** The address of an area, which names what is open and how the list is filtered. The same object until it changes. */
export function useAddress() {
  const pathname = usePathname();
  const params = useSearchParams();
  return useMemo(() => {
    /** The address with other parameters. */
    function hrefOf(change: Change, from: string | URLSearchParams = params) {
      const changed = new URLSearchParams(from);
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined || value === "") changed.delete(name);
        else changed.set(name, String(value));
      }
      return changed.size > 0 ? `${pathname}?${changed}` : pathname;
    }
    return {
      params,
      hrefOf: (change: Change) => hrefOf(change),
      /** A step can be undone by going back; anything else replaces the address. */
      go(change: Change, isStep: boolean) {
        // Not from what is rendered: another change may have been made since, and would be lost.
        const href = hrefOf(change, window.location.search);
        if (isStep) window.history.pushState(null, "", href);
        else window.history.replaceState(null, "", href);
      },
    };
  }, [pathname, params]);
}
