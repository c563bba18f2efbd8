import { useEffect, useEffectEvent } from "react";

/** Runs an area's main action by one key, except while somebody types or a dialog is open. */
export function useAreaKey(key: string, run: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, target } = event;
    if (event.key !== key || altKey || ctrlKey || metaKey) return;
    if (target instanceof HTMLElement && target.closest("input, textarea, [role=dialog]")) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => handle(event);
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}
