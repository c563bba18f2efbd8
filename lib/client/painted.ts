/**
 * Resolves once the browser has painted what stands now, so that a slow phone shows a tap before it begins with what
 * takes long; at once where nothing is painted.
 */
export function painted() {
  return new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
