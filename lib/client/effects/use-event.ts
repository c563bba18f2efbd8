import { useEffect, useEffectEvent } from "react";

/** Listens to an event of the window; to none while `name` is false. Calls the handler of the newest render. */
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

/** Listens to an event of the document. Calls the handler of the newest render. */
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

/** Calls `handle` whenever elements may have moved: the page or a part of it scrolls, or the window is resized. */
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

/** Calls `leave` when the component unmounts, and when the page is hidden or closed: a tablet may not come back to it. */
export function useLeave(leave: () => void) {
  const leaveLatest = useEffectEvent(leave);
  useEffect(() => () => leaveLatest(), []);
  useWindowEvent("pagehide", leave);
  useDocumentEvent("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}
