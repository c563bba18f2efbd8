/** The longest wait for a frame, in ms: a page in view paints well before that. */
const LONGEST_MS = 1000;

/**
 * Resolves once the browser has painted the current state, so that a slow phone shows a tap before it starts on
 * anything long. Resolves at once on a page that paints nothing.
 */
export function yieldToPaint() {
  return new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    // A page that is hidden before its next frame paints none.
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
