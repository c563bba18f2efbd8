import { useState } from "react";
import { useSync } from "@/lib/client/effects/use-change";
import { useInterval } from "@/lib/client/effects/use-timer";

/** The whole seconds until `time` (ms since 1970), counting down to 0. Undefined without a time. */
export function useSecondsUntil(time: number | undefined) {
  const [now, setNow] = useState(() => Date.now());
  const look = () => setNow(Date.now());
  useSync(time, look);
  useInterval(look, time === undefined ? undefined : 1000);
  return time === undefined ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}
