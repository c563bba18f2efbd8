import { useSyncExternalStore } from "react";

/** Whether the browser gives this page everything: over https, or from this very machine. */
export function useIsSecureContext() {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    // Before hydration the page is taken to be secure, as most are.
    () => true,
  );
}
