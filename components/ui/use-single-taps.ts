import { type MouseEvent, useRef } from "react";

/** Two taps in one place within this time, in ms and pixels, count as one. */
const DOUBLE_TAP = { ms: 350, distance: 24 };

const NEVER = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/**
 * Ignores the second of two quick taps in one place: the list may have moved up after the first, and the second would
 * hit the next row. Does not use the click's own count, which is always one on touch screens. Attach it to the list.
 */
export function useSingleTaps() {
  const last = useRef(NEVER);

  function onClickCapture(event: MouseEvent) {
    const { timeStamp: at, clientX: x, clientY: y, detail } = event;
    // A keyboard click has no coordinates.
    if (detail === 0) return;
    const { at: lastAt, x: lastX, y: lastY } = last.current;
    last.current = { at, x, y };
    const isNear = Math.hypot(x - lastX, y - lastY) < DOUBLE_TAP.distance;
    if (!isNear || at - lastAt > DOUBLE_TAP.ms) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Typing in between makes the next tap intended. */
  function onInputCapture() {
    last.current = NEVER;
  }
  return { onClickCapture, onInputCapture };
}
