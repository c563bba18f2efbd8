import { useEffect, useState } from "react";
import { PAUSE_MS, throttle } from "./scheduling/throttle";
import { useStableActions } from "./use-stable-actions";

/** As `throttled`, for what one component reads: what is due when it goes is dropped. */
export function useThrottled(refetch: () => void) {
  const newest = useStableActions({ refetch });
  const [{ tell, stop }] = useState(() => throttle(newest.refetch, PAUSE_MS));
  useEffect(() => stop, [stop]);
  return tell;
}
