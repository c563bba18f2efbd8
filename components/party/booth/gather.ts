/**
 * Returns a function that signals at once, and then at most once per `quietMs`: what comes meanwhile is gathered in one
 * signal at the end.
 */
export function gathered(signal: () => void, quietMs: number) {
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
  return () => {
    if (quiet === undefined) begin();
    else isDue = true;
  };
}
