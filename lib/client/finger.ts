import { painted } from "./painted";

/** A finger that rests on the screen for longer drags or scrolls, and what happens is shown under it. */
const LONGEST_MS = 1000;

let lifted: Promise<void> | undefined;
let isWatched = false;

/** From now on, `fingerLifted` knows of fingers, pens and mouse buttons. */
export function watchFinger() {
  if (isWatched) return;
  isWatched = true;
  document.addEventListener("pointerdown", () => (lifted ??= lift()), { capture: true });
}

/** Resolves once the finger on the screen is lifted and the page shows what it has tapped. Undefined without a finger. */
export function fingerLifted() {
  return lifted;
}

async function lift() {
  await new Promise((resolve) => {
    for (const type of ["pointerup", "pointercancel"]) {
      document.addEventListener(type, resolve, { capture: true, once: true });
    }
    setTimeout(resolve, LONGEST_MS);
  });
  await painted();
  lifted = undefined;
}
