import { useDocumentEvent } from "@/lib/client/effects/use-event";

/** Runs an area's main action by one key, except while somebody types or a dialog is open. */
export function useAreaKey(key: string, run: () => void) {
  useDocumentEvent("keydown", (event) => {
    const { altKey, ctrlKey, metaKey, target } = event;
    if (event.key !== key || altKey || ctrlKey || metaKey) return;
    if (target instanceof HTMLElement && target.closest("input, textarea, [role=dialog]")) return;
    event.preventDefault();
    run();
  });
}
