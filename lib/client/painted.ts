/** So long a page that is in view may take for a frame, in ms. */
const LONGEST_MS = 1000;

/**
 * Resolves once the browser has painted what stands now, so that a slow phone shows a tap before it begins with what
 * takes long; at once where nothing is painted.
 */
export function painted() {
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
