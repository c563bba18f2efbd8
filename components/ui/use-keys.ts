import { useWindowEvent } from "@/lib/client/effects/use-event";
import { actOf, type Keys } from "./keys";

/** Where keys type. */
const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
/** What keeps its keys to itself. */
const APART = "[role=dialog], [role=menu]";

/** Listens on the whole page to what `keys` says, except in a field, a menu and a dialog. */
export function useKeys<K extends Keys>(keys: K, acts: Partial<Record<keyof K, () => void>>) {
  useWindowEvent("keydown", (event) => {
    const isElsewhere =
      event.target instanceof Element && event.target.closest(`${FIELDS}, ${APART}`);
    const does = isElsewhere || event.defaultPrevented ? undefined : actOf(keys, event);
    const act = does && acts[does];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
