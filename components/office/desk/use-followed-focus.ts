import { type RefObject, useEffect } from "react";
import { focusWhenShown } from "./focus-when-shown";

/** Gives the focus to the item that is chosen next, where keys have chosen it: then `isFollowing` is set. */
export function useFollowedFocus(
  item: RefObject<HTMLElement | null>,
  isChosen: boolean,
  isFollowing: RefObject<boolean>,
) {
  useEffect(() => {
    if (!isChosen || !isFollowing.current) return;
    isFollowing.current = false;
    focusWhenShown(item.current);
  }, [item, isChosen, isFollowing]);
}
