import { usePathname, useSearchParams } from "next/navigation";
import { useRef } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { useTimeout } from "@/lib/client/effects/use-timer";
import { queryOfView, viewOfQuery } from "@/lib/office/shop/query";
import type { View } from "@/lib/office/shop/rules";
import { useShopStore, viewOf } from "@/lib/office/shop/store";

const REST_MS = 300;

/**
 * Keeps the address in step with the shop's store: a filter or an order is a step that going back undoes, and typing
 * replaces the address when it rests. A link to another view, and going back, change the store.
 */
export function useShopAddress() {
  const pathname = usePathname();
  const address = useSearchParams().toString();
  const state = useShopStore((all) => all);
  const view = viewOf(state);
  const query = queryOfView(view);
  const shown = useRef(query);
  /** What this has written and the router has not told yet. */
  const pending = useRef<string[]>([]);
  const hrefOf = (change: Partial<View>) => {
    const changed = queryOfView({ ...view, ...change });
    return changed ? `${pathname}?${changed}` : pathname;
  };

  const isTyping = withoutSearch(query) === withoutSearch(shown.current);
  function write() {
    if (query === shown.current) return;
    shown.current = query;
    pending.current.push(query);
    if (isTyping) window.history.replaceState(null, "", hrefOf({}));
    else window.history.pushState(null, "", hrefOf({}));
  }
  useTimeout(write, isTyping ? REST_MS : 0, query);

  useSync(address, () => {
    const asked = viewOfQuery(Object.fromEntries(new URLSearchParams(address)));
    const known = queryOfView(asked);
    const written = pending.current.indexOf(known);
    if (written >= 0) return void pending.current.splice(0, written + 1);
    if (known === shown.current) return;
    shown.current = known;
    state.show(asked);
  });

  return hrefOf;
}

function withoutSearch(query: string) {
  const rest = new URLSearchParams(query);
  rest.delete("search");
  return String(rest);
}
