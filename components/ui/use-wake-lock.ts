import { useEffect } from "react";

/** Events after which a lock that the browser has released can be requested again. */
const OCCASIONS = ["focus", "pageshow", "pointerdown"] as const;

/** Keeps the screen awake while the page is visible, in browsers that can (https only). */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    let isAsking = false;

    async function hold() {
      if (document.visibilityState !== "visible" || isAsking || (lock && !lock.released)) return;
      isAsking = true;
      // Refused on a low battery, for example: then the tablet's own settings apply.
      lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
      isAsking = false;
      if (isLeft) void lock?.release();
    }
    void hold();
    // The browser releases the lock whenever the page is hidden; some tablets do so on sleep without telling the page.
    document.addEventListener("visibilitychange", hold);
    for (const occasion of OCCASIONS) window.addEventListener(occasion, hold);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", hold);
      for (const occasion of OCCASIONS) window.removeEventListener(occasion, hold);
      void lock?.release();
    };
  }, []);
}
