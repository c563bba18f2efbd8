/** The shortest time between two fetches of the same data, in milliseconds. */
export const PAUSE_MS = 1000;

/**
 * Signals on the first call of `tell`, and then at most once per `quietMs`: calls in between are merged into one signal
 * at the end, unless `stop` comes first.
 */
export function throttle(signal: () => void, quietMs: number) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function begin() {
    signal();
    quiet = setTimeout(end, quietMs);
  }
  function end() {
    quiet = undefined;
    if (!isDue) return;
    isDue = false;
    begin();
  }
  function tell() {
    if (quiet === undefined) begin();
    else isDue = true;
  }
  function stop() {
    clearTimeout(quiet);
    quiet = undefined;
    isDue = false;
  }
  return { tell, stop };
}

const fetches = new Map<string, ReturnType<typeof throttle> & { refetch: () => void }>();

/** Calls `refetch` now, or once a second has passed since the last call for this key; calls during the wait are merged. */
export function throttled(key: string, refetch: () => void) {
  const known = fetches.get(key) ?? {
    ...throttle(() => fetches.get(key)?.refetch(), PAUSE_MS),
    refetch,
  };
  fetches.set(key, known);
  known.refetch = refetch;
  known.tell();
}
