import { useEffect, useState } from "react";

/** The whole seconds until `time` (ms since 1970), counting down to 0. Undefined without a time. */
export function useSecondsUntil(time: number | undefined) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (time === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return time === undefined ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}
