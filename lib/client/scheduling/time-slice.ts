import { pointerReleased } from "./pointer-gate";

/** A task of this length, in ms, is short even on a phone that is six times slower. */
const SLICE_MS = 5;

/** Calls each function in tasks of a few milliseconds, pausing while a finger taps: what they render is not urgent. */
export async function timeSlice(calls: Iterable<() => void>) {
  await pointerReleased();
  let begun = performance.now();
  for (const call of [...calls]) {
    call();
    // React renders a store's change in a microtask.
    await undefined;
    if (performance.now() - begun < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    await pointerReleased();
    begun = performance.now();
  }
}
