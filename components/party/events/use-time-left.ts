import { useEffect, useState } from "react";
import { lengthText } from "@/components/ui/length-text";
import { useSecondsUntil } from "@/components/ui/use-seconds-until";
import { serverNow } from "@/lib/client/server-clock";

/** How long it is until then (ISO), in minutes and seconds, every second. Undefined in the server's HTML. */
export function useTimeLeft(at: string | null) {
  const [time, setTime] = useState<number>();
  useEffect(() => {
    // On this device's clock, which the seconds are counted by.
    setTime(at ? Date.parse(at) - serverNow() + Date.now() : undefined);
  }, [at]);
  const seconds = useSecondsUntil(time);
  return seconds === undefined ? undefined : lengthText(seconds);
}
