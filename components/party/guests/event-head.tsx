import type from "@/components/ui/type.module.css";
import type { GuestEvent } from "@/lib/party/requests/schema";
import styles from "./event-head.module.css";

/** The event's name and place: in the top bar where that has room, so that the list begins higher. */
export function EventHead({ event }: { event: GuestEvent }) {
  return (
    <div translate="no" className={styles.head}>
      <div dir="auto" className={`${type.line} ${styles.name}`}>
        {event.name}
      </div>
      <div dir="auto" className={`${type.line} ${type.small} ${type.quiet} ${styles.place}`}>
        {[event.venue, event.djName].filter(Boolean).join(" · ")}
      </div>
    </div>
  );
}
