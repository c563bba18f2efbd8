import { useState } from "react";
import type { CartItem, Choice } from "@/lib/office/cart/persisted-rules";
import { keyOf } from "@/lib/office/cart/rules";
import { useCartStore } from "@/lib/office/cart/store";

/** A line that has been removed, where it stood among the lines that were left. */
export type Removal = {
  key: string;
  place: number;
  title: string;
  undo: (place: number) => void;
};

/** Removes lines from the cart, and keeps their places until they are back or the list is left. */
export function useRemovals(items: readonly CartItem[]) {
  const remove = useCartStore((state) => state.remove);
  // The newest first: each counts its place without those before it in this list.
  const [removals, setRemovals] = useState<Removal[]>([]);

  function handleRemove(choice: Choice, title: string) {
    const key = keyOf(choice);
    const place = items.findIndex((item) => keyOf(item) === key);
    const undo = remove(choice);
    setRemovals((others) => [
      { key, place, title, undo },
      ...others.filter((other) => other.key !== key),
    ]);
  }

  function handleUndo(removal: Removal) {
    const at = removals.indexOf(removal);
    removal.undo(removal.place);
    // Those that were removed after it have one more line before them now.
    const moved = removals.map((other, index) =>
      index < at && other.place >= removal.place ? { ...other, place: other.place + 1 } : other,
    );
    setRemovals(moved.filter((_, index) => index !== at));
  }

  const present = new Set(items.map(keyOf));
  return {
    /** Without those that somebody has put into the cart again. */
    removals: removals.filter(({ key }) => !present.has(key)),
    handleRemove,
    handleUndo,
  };
}
