import { useSyncExternalStore } from "react";

/**
 * The visitor's time zone. The server does not know it: until hydration it is undefined, and times are those of the
 * server's clock.
 */
export function useTimeZone() {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
