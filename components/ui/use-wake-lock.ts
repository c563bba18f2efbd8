import { useEffect } from "react";

/** Keeps the screen awake while the page is visible, where the browser can (it wants https for that). */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    async function hold() {
      if (document.visibilityState !== "visible") return;
      // Refused on a low battery, for instance: then the screen does as the tablet is set.
      lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    }
    hold();
    // The browser lets go whenever the page is hidden.
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}
