import { useServerNow } from "@/lib/client/server-clock";
import styles from "./now-playing.module.css";
import { useClockTime } from "./use-clock-time";

/** The time at the event. */
export function Clock() {
  const clockTime = useClockTime();
  const now = useServerNow();
  return (
    <time dateTime={now.toISOString()} className={styles.time}>
      {clockTime(now)}
    </time>
  );
}
