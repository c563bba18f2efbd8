import { useEffect, useEffectEvent } from "react";

declare global {
  /** TypeScript's library lacks it, and so do some browsers. */
  interface CloseWatcher extends EventTarget {
    requestClose(): void;
    destroy(): void;
  }
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * Lets Android's back button and gesture close what lies over the page, instead of leaving the page under it. Returns
 * the `onClose` of MUI's modals, which close by the Escape key themselves.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const closeLatest = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => closeLatest());
    return () => watcher.destroy();
  }, [isOpen]);

  return (event: Partial<Event>, reason: "backdropClick" | "escapeKeyDown") => {
    // The browser would pass the key on to what lies below, which is on top by then.
    if (reason === "escapeKeyDown") event.preventDefault?.();
    onClose();
  };
}
