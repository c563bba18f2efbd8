import { useSyncExternalStore } from "react";

/** Whether the page is a secure context: https or localhost. */
export function useIsSecureContext() {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    // Assumes a secure context before hydration, because most pages have one.
    () => true,
  );
}
