import { useCallback, useSyncExternalStore } from "react";
import { timeSlice } from "./time-slice";

type Subscribe = (onChange: () => void) => () => void;

const never: Subscribe = () => () => undefined;

/** Listeners that wait for the page to hydrate. */
const waiting = new Set<() => void>();

/**
 * What only the device knows, such as its time zone; until the page has hydrated, the value in the server's HTML.
 * Components that show it render after that, a few at a time: `useSyncExternalStore` alone would render all of them in
 * the task that hydrates the page, which is the longest of a slow device.
 */
export function useHydratedValue<T>(read: () => T, inHtml: T, subscribe: Subscribe = never): T {
  const join = useCallback(
    (onChange: () => void) => {
      if (!isHydrated()) waitForHydration(onChange);
      const leave = subscribe(onChange);
      return () => {
        waiting.delete(onChange);
        leave();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(
    join,
    () => (isHydrated() ? read() : inHtml),
    () => inHtml,
  );
}

/** Early taps are kept until the page takes them itself. */
function isHydrated() {
  return !("earlyTaps" in window);
}

function waitForHydration(onChange: () => void) {
  // The effects that subscribe are the last part of the task that hydrates.
  if (waiting.size === 0) setTimeout(tellWaiting);
  waiting.add(onChange);
}

function tellWaiting() {
  const due = [...waiting];
  waiting.clear();
  void timeSlice(due);
}
