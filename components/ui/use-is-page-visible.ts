import { useSyncExternalStore } from "react";

/** Whether the page is in front: in a tab behind others, nobody sees what happens. */
export function useIsPageVisible() {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.visibilityState === "visible",
    () => false,
  );
}
