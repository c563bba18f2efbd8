import { type MouseEvent, useEffect } from "react";

/** Two taps in one place within this time, in ms and pixels, count as one. */
const DOUBLE_TAP = { ms: 350, distance: 24 };

const NEVER = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** The newest tap anywhere on the page, and the one before it. */
let newest = NEVER;
let former = NEVER;
let isWatched = false;

/** Notes all taps: the first of two may be on a dialog or a menu, which is gone for the second. */
function watchTaps() {
  if (isWatched) return;
  isWatched = true;
  // On the window, because React listens on the document: the lists would hear of a tap before it is noted.
  window.addEventListener(
    "click",
    ({ timeStamp: at, clientX: x, clientY: y, detail }) => {
      // A keyboard click has no coordinates.
      if (detail === 0) return;
      former = newest;
      newest = { at, x, y };
    },
    { capture: true },
  );
  // Typing in between makes the next tap intended.
  window.addEventListener("input", () => (newest = NEVER), { capture: true });
}

/**
 * Ignores the second of two quick taps in one place: the list may have moved up after the first, or a dialog above it
 * closed, and the second would hit another row. Does not use the click's own count, which is always one on touch
 * screens. Attach it to the list.
 */
export function useDoubleTapGuard() {
  useEffect(watchTaps, []);

  function onClickCapture(event: MouseEvent) {
    if (event.detail === 0) return;
    const isNear = Math.hypot(newest.x - former.x, newest.y - former.y) < DOUBLE_TAP.distance;
    const isQuick = newest.at - former.at <= DOUBLE_TAP.ms;
    if (!isNear || !isQuick) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { onClickCapture };
}
