import { useEffect, useEffectEvent } from "react";

/** Ctrl+Z (or ⌘Z) undoes the last step, except in a field, where it undoes typing. */
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
