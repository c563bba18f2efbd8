/** The longest task, in ms, that leaves a page responsive to taps even on a slow phone. */
const BREATH_MS = 50;

/** Runs a long computation step by step to its end, yielding to the page in between. */
export async function runYielding<T>(steps: Iterator<unknown, T, undefined>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < BREATH_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}
