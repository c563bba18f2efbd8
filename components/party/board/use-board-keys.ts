import { useEffect, useEffectEvent } from "react";
import { actOf, type BoardAct } from "./board-keys";

/** Listens on the whole page to what `boardKeys` says, except in a field, where keys type. */
export function useBoardKeys(acts: Partial<Record<BoardAct, () => void>>) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea");
    const does = isTyping ? undefined : actOf(event);
    const act = does && acts[does];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
