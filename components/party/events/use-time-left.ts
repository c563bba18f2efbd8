import { useState } from "react";
import { lengthText } from "@/components/ui/length-text";
import { useSecondsUntil } from "@/components/ui/use-seconds-until";
import { useSync } from "@/lib/client/effects/use-change";
import { serverNow } from "@/lib/client/server-clock";

/** The time left until `at` (ISO), as minutes and seconds, updated every second. Undefined in the server's HTML. */
export function useTimeLeft(at: string | null) {
  const [time, setTime] = useState<number>();
  useSync(at, () => {
    // Converted to this device's clock, which counts the seconds.
    setTime(at ? Date.parse(at) - serverNow() + Date.now() : undefined);
  });
  const seconds = useSecondsUntil(time);
  return seconds === undefined ? undefined : lengthText(seconds);
}
