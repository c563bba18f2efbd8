import { useZonedTime } from "@/components/ui/use-zoned-time";
import { useServerNow } from "@/lib/client/server-clock";
import { useBoardTools } from "./board-tools";
import styles from "./now-playing.module.css";

/** The time at the event. Where this device is in another zone, it names the event's, once for the whole board. */
export function Clock() {
  const clockTime = useZonedTime(useBoardTools().timeZone);
  const now = useServerNow();
  return (
    <time dateTime={now.toISOString()} className={styles.time}>
      {clockTime(now)}
    </time>
  );
}
