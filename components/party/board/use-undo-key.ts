import { useEffect, useEffectEvent } from "react";

/** Ctrl+Z (or ⌘Z) takes back the last step, except where it takes back typing. */
export function useUndoKey(undo: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea");
    if (isTyping || event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
