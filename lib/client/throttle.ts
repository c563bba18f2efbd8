/** The shortest time between two fetches of the same data, in milliseconds. */
const PAUSE_MS = 1000;

const lastFetch = new Map<string, number>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Calls `refetch` now, or once a second has passed since the last call for this key; calls during the wait are merged.
 */
export function throttled(key: string, refetch: () => void) {
  if (waiting.has(key)) return;
  const run = () => {
    waiting.delete(key);
    lastFetch.set(key, Date.now());
    refetch();
  };
  const left = (lastFetch.get(key) ?? 0) + PAUSE_MS - Date.now();
  if (left <= 0) run();
  else waiting.set(key, setTimeout(run, left));
}
