import { useEffect } from "react";

/** Keeps the screen awake while the page is visible, in browsers that can (https only). */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    async function hold() {
      if (document.visibilityState !== "visible") return;
      // Refused on a low battery, for example: then the tablet's own settings apply.
      lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    }
    hold();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}
