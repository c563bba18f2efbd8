import { useSyncExternalStore } from "react";

/** Whether the browser gives this page everything: over https, or from this very machine. */
export function useIsSecureContext() {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    // Until the page has come alive nothing is said: most pages are secure.
    () => true,
  );
}
