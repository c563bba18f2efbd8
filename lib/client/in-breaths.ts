/** A task of this length, in ms, leaves a page at a tap's service even on a slow phone. */
const BREATH_MS = 50;

/** Takes the steps of a long computation to their end, and lets the page breathe in between. */
export async function inBreaths<T>(steps: Iterator<unknown, T, undefined>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < BREATH_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}
