import { useEffect, useEffectEvent } from "react";

/** Listens to an event of the window while it has a name. The handler of the newest render is called. */
export function useWindowEvent<E extends keyof WindowEventMap>(
  name: E | false,
  handle: (event: WindowEventMap[E]) => void,
) {
  const handleLatest = useEffectEvent(handle);
  useEffect(() => {
    if (!name) return;
    const listener = (event: WindowEventMap[E]) => handleLatest(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}

/** Listens to an event of the document. The handler of the newest render is called. */
export function useDocumentEvent<E extends keyof DocumentEventMap>(
  name: E,
  handle: (event: DocumentEventMap[E]) => void,
) {
  const handleLatest = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: DocumentEventMap[E]) => handleLatest(event);
    document.addEventListener(name, listener);
    return () => document.removeEventListener(name, listener);
  }, [name]);
}

/** Is told whenever something may have moved: the page or a part of it scrolls, or the window changes its size. */
export function useViewportChange(handle: () => void) {
  const handleLatest = useEffectEvent(handle);
  useEffect(() => {
    const listener = () => handleLatest();
    document.addEventListener("scroll", listener, { capture: true, passive: true });
    window.addEventListener("resize", listener);
    return () => {
      document.removeEventListener("scroll", listener, { capture: true });
      window.removeEventListener("resize", listener);
    };
  }, []);
}

/** Is told when the part goes, and when the page is hidden or left: a tablet may never come back to it. */
export function useLeave(leave: () => void) {
  const leaveLatest = useEffectEvent(leave);
  useEffect(() => () => leaveLatest(), []);
  useWindowEvent("pagehide", leave);
  useDocumentEvent("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}
