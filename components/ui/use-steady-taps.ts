import { type MouseEvent, useLayoutEffect, useRef } from "react";

/** How long new content ignores taps, in ms: a finger on its way meant what was there before. */
const SETTLING_MS = 400;

/** Ignores taps on content that has just appeared or moved: `shown` changes with the content. */
export function useSteadyTaps(shown: string) {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is that of the last change of `shown`
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [shown]);

  function onClickCapture(event: MouseEvent) {
    // A click by keyboard has no place.
    if (event.detail === 0 || performance.now() - since.current > SETTLING_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { onClickCapture };
}
