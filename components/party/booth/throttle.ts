/**
 * Signals at once when told, and then at most once per `quietMs`: what is told meanwhile is gathered in one signal at the
 * end, unless it is stopped before.
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
