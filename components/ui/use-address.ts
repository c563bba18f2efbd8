import { usePathname, useSearchParams } from "next/navigation";
import { useMemo } from "react";

/** Parameters of an address; undefined and empty ones are left out. */
export type Change = Record<string, string | number | undefined>;

/** The address of a page, which names what is open and how its list is filtered. The same object until it changes. */
export function useAddress() {
  const pathname = usePathname();
  const params = useSearchParams();
  return useMemo(() => {
    function changed(from: string | URLSearchParams, change: Change) {
      const next = new URLSearchParams(from);
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined || value === "") next.delete(name);
        else next.set(name, String(value));
      }
      return next.size > 0 ? `${pathname}?${next}` : pathname;
    }
    /** From where the browser is rather than what is rendered: what else has changed since would be lost. */
    function nextHref(change: Change) {
      return changed(window.location.search, change);
    }
    return {
      params,
      /** The address with other parameters, for a link. */
      hrefOf: (change: Change) => changed(params, change),
      nextHref,
      /** A step can be undone by going back; anything else replaces the address. */
      go(change: Change, isStep: boolean) {
        if (isStep) window.history.pushState(null, "", nextHref(change));
        else window.history.replaceState(null, "", nextHref(change));
      },
    };
  }, [pathname, params]);
}
