import { useEffect } from "react";
import { LOOK_EVERY_MS, look, serverNow, useServerNow } from "./server-clock";

/**
 * Lets all screens look at the clock once this instant (ISO) has come. What changes with it, such as a night that
 * begins, would otherwise wait for the next look; an instant that the server has just set may have come already.
 */
export function useLookAt(instant: string | null) {
  const seen = useServerNow().getTime();
  useEffect(() => {
    const at = instant === null ? 0 : Date.parse(instant);
    const wait = at - serverNow();
    if (at <= seen || wait > LOOK_EVERY_MS) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [instant, seen]);
}
