import { useTimeByClock } from "@/components/ui/use-zoned-time";
import { useBoardTools } from "./board-tools";

/** Returns a function that formats a moment as the board's clock shows it, which names the zone for all of them. */
export function useClockTime() {
  return useTimeByClock(useBoardTools().timeZone);
}
