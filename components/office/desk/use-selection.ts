import { useCallback, useEffect, useRef } from "react";
import { type Change, useAddress } from "@/components/ui/use-address";
import { useSync } from "@/lib/client/effects/use-change";
import { focusItem } from "./focus-when-shown";

/**
 * The item that the address names by its id; `all` may hold more than the list shows. `within` names the parameters
 * that say what is open in the item, and close with it.
 */
export function useSelection<T extends { id: number }>(
  all: readonly T[],
  listed: readonly T[],
  within: readonly string[] = [],
) {
  const { params, hrefOf, nextHref, go } = useAddress();
  const id = Number(params.get("id"));
  const chosen = all.find((item) => item.id === id);
  const isOpen = chosen !== undefined;
  /** The address of the list that the open item was opened from: going back leads there. */
  const openedFrom = useRef<string>(undefined);
  useSync(isOpen, () => {
    if (!isOpen) openedFrom.current = undefined;
  });

  /** `more` is what else the address then says. */
  function select(next: number | undefined, isStep = !isOpen, more: Change = {}) {
    if (isStep) openedFrom.current = nextHref({});
    go({ ...more, id: next }, isStep);
  }

  // A toast outlives the render that it came from, and may outlive the page.
  const latest = useRef<typeof select>(undefined);
  useEffect(() => {
    latest.current = select;
    return () => {
      latest.current = undefined;
    };
  });

  // Going back takes the browser a while, and would close what is opened before it arrives.
  const isLeaving = useRef(false);
  const waiting = useRef<() => void>(undefined);
  // It has arrived when the address names another item, or none.
  useSync(id, () => {
    isLeaving.current = false;
    waiting.current?.();
    waiting.current = undefined;
  });

  return {
    chosen,
    /** A wide screen shows the first item when none is chosen. */
    shown: chosen ?? listed[0],
    hrefOf: useCallback((of: number) => hrefOf({ id: of }), [hrefOf]),
    select,
    /** Opens an item that has come back, unless the page was left meanwhile. */
    reopen(back: number) {
      const open = () => {
        latest.current?.(back);
        if (latest.current) focusItem(back);
      };
      if (isLeaving.current) waiting.current = open;
      else open();
    },
    /** Returns to the list. */
    close() {
      // A second call would go back further.
      if (isLeaving.current) return;
      const closed = Object.fromEntries(["id", ...within].map((name) => [name, undefined]));
      // Where the list was filtered or sorted since, going back would undo that instead, and may close nothing.
      if (nextHref(closed) !== openedFrom.current) return go(closed, false);
      isLeaving.current = true;
      window.history.back();
    },
  };
}
