import { useFormatter } from "next-intl";
import { useSyncExternalStore } from "react";

/**
 * Returns a function that writes a moment as date and time on the visitor's own clock. Times of an event name its time
 * zone instead.
 */
export function useDateText() {
  const format = useFormatter();
  const timeZone = useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    // The server does not know it: until hydration, times are those of the server's clock.
    () => undefined,
  );
  return (at: string) =>
    format.dateTime(new Date(at), {
      dateStyle: "medium",
      timeStyle: "short",
      ...(timeZone && { timeZone }),
    });
}
