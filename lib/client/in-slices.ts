/** A task of this length, in ms, is short even on a phone that is six times slower. */
const SLICE_MS = 5;

/** Calls each function, in tasks of a few milliseconds: what they render does not keep a finger waiting. */
export async function inSlices(calls: Iterable<() => void>) {
  let begun = performance.now();
  for (const call of [...calls]) {
    call();
    // React renders in a microtask what a store has told it.
    await undefined;
    if (performance.now() - begun < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}
