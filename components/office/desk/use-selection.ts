import { useEffect, useRef } from "react";
import { useAddress } from "./use-address";

/** The item that the address names by its id; `all` may hold more than the list shows. */
export function useSelection<T extends { id: number }>(all: readonly T[], listed: readonly T[]) {
  const { params, hrefOf, go } = useAddress();
  const id = Number(params.get("id"));
  const chosen = all.find((item) => item.id === id);
  const isOpen = chosen !== undefined;
  const hasPushed = useRef(false);
  useEffect(() => {
    if (!isOpen) hasPushed.current = false;
  }, [isOpen]);

  function select(next: number | undefined, isStep = !isOpen) {
    hasPushed.current ||= isStep;
    go({ id: next }, isStep);
  }

  return {
    chosen,
    /** A wide screen shows the first item when none is chosen. */
    shown: chosen ?? listed[0],
    hrefOf: (of: number) => hrefOf({ id: of }),
    select,
    /** Returns to the list. */
    close() {
      if (hasPushed.current) window.history.back();
      else select(undefined, false);
    },
  };
}
