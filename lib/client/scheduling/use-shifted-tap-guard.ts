import { type MouseEvent, useLayoutEffect, useRef } from "react";

/** How long new content ignores taps, in ms: a finger already on its way was aimed at the old content. */
const SETTLING_MS = 400;

/** Ignores taps on content that has just appeared or moved: `shown` changes with the content. */
export function useShiftedTapGuard(shown: string) {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is that of the last change of `shown`
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [shown]);

  function onClickCapture(event: MouseEvent) {
    // Clicks by keyboard aim at the element, not at a place.
    if (event.detail === 0 || performance.now() - since.current > SETTLING_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { onClickCapture };
}
