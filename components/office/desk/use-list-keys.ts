import { type KeyboardEvent, useRef } from "react";
import type { AreaListProps } from "./area-list";

type Props<T> = Pick<AreaListProps<T>, "items" | "onSelect" | "onRemove">;

/** Moves and removes by keyboard. While `isFollowing`, the row that is selected next takes the focus. */
export function useListKeys<T extends { id: number }>({ items, onSelect, onRemove }: Props<T>) {
  const isFollowing = useRef(false);

  function handleKey(event: KeyboardEvent) {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const row = target instanceof HTMLElement && target.dataset.item;
    if (!row || altKey || ctrlKey || metaKey) return;
    const index = items.findIndex(({ id }) => String(id) === row);
    const next = items[targetOf(key, index, items.length)];
    const isRemoval = key === "Delete" || key === "Backspace";
    if (!next && !isRemoval) return;
    event.preventDefault();
    isFollowing.current = true;
    if (next) onSelect(next.id);
    else onRemove(Number(row));
  }
  return { handleKey, isFollowing };
}

/** The index that a key leads to; -1 for other keys. */
function targetOf(key: string, from: number, count: number) {
  const targets: Record<string, number> = {
    ArrowDown: Math.min(from + 1, count - 1),
    ArrowUp: Math.max(from - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? -1;
}
