import { type MouseEvent, useRef } from "react";

/** Two taps at one place within this time, in ms and pixels, are one tap of a nervous finger. */
const DOUBLE_TAP = { ms: 350, distance: 24 };

const NEVER = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/**
 * Lets one tap of two at the same place through: a list that has moved up after the first would take the second
 * for its next row. Not by the click's own count, which touch screens leave at one. Goes on what holds the buttons.
 */
export function useSingleTaps() {
  const last = useRef(NEVER);

  function onClickCapture(event: MouseEvent) {
    const { timeStamp: at, clientX: x, clientY: y, detail } = event;
    // A click by keyboard has no place.
    if (detail === 0) return;
    const { at: lastAt, x: lastX, y: lastY } = last.current;
    last.current = { at, x, y };
    const isNear = Math.hypot(x - lastX, y - lastY) < DOUBLE_TAP.distance;
    if (!isNear || at - lastAt > DOUBLE_TAP.ms) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Typing since the last tap makes the next one intended. */
  function onInputCapture() {
    last.current = NEVER;
  }
  return { onClickCapture, onInputCapture };
}
