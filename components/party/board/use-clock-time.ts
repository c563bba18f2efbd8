import { useZonedTime } from "@/components/ui/use-zoned-time";
import { useBoardTools } from "./board-tools";

/** Returns a function that formats a moment as a clock at the event shows it. */
export function useClockTime() {
  return useZonedTime(useBoardTools().timeZone);
}
