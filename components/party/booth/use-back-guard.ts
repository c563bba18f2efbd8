import { useEffect, useEffectEvent, useRef } from "react";

/** Marks the entry of the browser's history above which the board stays. */
const FLOOR = "boothFloor";
/** Browsers skip what a page adds to the history before its visitor has touched it. */
const GESTURES = ["pointerdown", "keydown"] as const;

/**
 * Keeps the browser's back, and a swipe from the edge of a tablet, on the page: a copy of the page's entry lies on the
 * history, and leaving it calls `onBack`. Returns what goes back for good.
 */
export function useBackGuard(onBack: () => void) {
  const isHeld = useRef(false);
  const isLeaving = useRef(false);
  const handleBack = useEffectEvent(onBack);

  useEffect(() => {
    const { history } = window;
    let before: object | undefined;
    let copy: unknown;

    function hold() {
      if (isHeld.current || isLeaving.current || !history.state) return;
      isHeld.current = true;
      before = { ...history.state };
      history.replaceState({ ...before, [FLOOR]: true }, "");
      history.pushState(before, "");
      copy = history.state;
    }
    function handlePop({ state }: PopStateEvent) {
      if (!isHeld.current || !state?.[FLOOR]) return;
      isHeld.current = false;
      handleBack();
    }
    /** Takes the copy from the history again, unless other views of the page lie on it. */
    function release() {
      if (!isHeld.current || isLeaving.current || history.state !== copy) return;
      const clean = () => history.replaceState(before, "");
      window.addEventListener("popstate", clean, { once: true });
      history.back();
    }
    // The list's address may have replaced what the router knows an entry by; the router would load the page anew.
    history.replaceState(null, "", window.location.href);
    for (const gesture of GESTURES) window.addEventListener(gesture, hold, true);
    window.addEventListener("popstate", handlePop);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, hold, true);
      window.removeEventListener("popstate", handlePop);
      release();
    };
  }, []);

  return () => {
    isLeaving.current = true;
    // Past the copy, if the visitor has touched the page since.
    window.history.go(isHeld.current ? -2 : -1);
  };
}
