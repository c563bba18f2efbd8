import { useEffect, useEffectEvent, useRef } from "react";

/** Marks the entry of the browser's history above which the board stays. */
const FLOOR = "boothFloor";
/** Browsers skip what a page adds to the history before its visitor has touched it. */
const GESTURES = ["pointerdown", "keydown"] as const;

/**
 * Keeps the browser's back, and a swipe from the edge of a tablet, on the page: it leads to a copy of the page, and calls
 * `onBack`. Returns what goes back for good.
 */
export function useBackGuard(onBack: () => void) {
  const isHeld = useRef(false);
  const handleBack = useEffectEvent(onBack);

  useEffect(() => {
    function hold() {
      if (isHeld.current) return;
      isHeld.current = true;
      const { history } = window;
      history.replaceState({ ...history.state, [FLOOR]: true }, "");
      history.pushState(null, "");
    }
    function handlePop({ state }: PopStateEvent) {
      if (!isHeld.current || !state?.[FLOOR]) return;
      isHeld.current = false;
      handleBack();
    }
    for (const gesture of GESTURES) window.addEventListener(gesture, hold, true);
    window.addEventListener("popstate", handlePop);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, hold, true);
      window.removeEventListener("popstate", handlePop);
    };
  }, []);

  // Past the copy, if the visitor has touched the page since.
  return () => window.history.go(isHeld.current ? -2 : -1);
}
