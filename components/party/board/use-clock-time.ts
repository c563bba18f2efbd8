import { useFormatter } from "next-intl";
import { useBoardTools } from "./board-tools";

/** Returns a function that formats a moment as a clock at the event shows it. */
export function useClockTime() {
  const format = useFormatter();
  const { timeZone } = useBoardTools();
  return (at: Date | string) =>
    format.dateTime(new Date(at), { hour: "numeric", minute: "2-digit", timeZone });
}
