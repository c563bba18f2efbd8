import { type SyntheticEvent, useRef } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";

/**
 * Keeps keyboard focus in the list: when the focused row disappears, the row that takes its place gets the focus,
 * or the list that has none left. Returns the list's props; `ids` are its rows in order, each marked by `data-request`.
 */
export function useFocusKept(ids: string[]) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef({ id: "", index: -1 });
  const order = ids.join();

  useSync(order, () => {
    const { id, index } = last.current;
    if (index < 0 || order.split(",").includes(id)) return;
    // To focus measures the page: a slow tablet shows first what the tap has done.
    void yieldToPaint().then(() => {
      if (document.activeElement !== document.body) return;
      const rows = list.current?.querySelectorAll<HTMLElement>("[data-request]");
      const next = rows?.length ? rows.item(Math.min(index, rows.length - 1)) : list.current;
      next?.focus({ preventScroll: true });
    });
  });

  function note({ target }: SyntheticEvent<HTMLElement>) {
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>("[data-request]")?.dataset.request ?? "";
    if (id) last.current = { id, index: ids.indexOf(id) };
  }
  // A key may reach what had the focus before hydration.
  return { ref: list, onFocus: note, onKeyDown: note };
}
