import { useEffect, useRef } from "react";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { Filter } from "@/lib/party/requests/list-schema";

/** Returns the ref of a row of tiles that scrolls until the chosen filter's tile is in view. */
export function useRevealed(first: Filter | undefined) {
  const current = useRequestsStore(({ currentFilter }) => currentFilter);
  const row = useRef<HTMLElement>(null);
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = revealed.current === undefined;
    revealed.current = current;
    // Where the row begins with it, it is in view: asking would lay out the page before it has started.
    if (isFirst && current === first) return;
    // Before hydration, the visitor may have scrolled the row themselves.
    const isScrolled = isFirst && row.current?.scrollLeft !== 0;
    if (!isScrolled) revealCurrent(row.current);
  }, [current, first]);
  return row;
}

/** Scrolls the row, and nothing else, until the current tile is in view. */
function revealCurrent(row: HTMLElement | null) {
  const tile = row?.querySelector("[aria-current=true]");
  if (!row || !tile) return;
  const [around, inside] = [row.getBoundingClientRect(), tile.getBoundingClientRect()];
  // The row's padding fades: what lies there is not in view.
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const before = inside.left - around.left - Number.parseFloat(paddingLeft);
  const after = inside.right - around.right + Number.parseFloat(paddingRight);
  const left = Math.min(0, before) + Math.max(0, after);
  if (left) row.scrollBy({ left });
}
