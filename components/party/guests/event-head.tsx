import { IconDoorExit } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { PlainButtonLink } from "@/components/ui/plain-button";
import type from "@/components/ui/type.module.css";
import type { GuestEvent } from "@/lib/party/requests/schema";
import styles from "./event-head.module.css";

/** The event's name and place, and the link to another event. */
export function EventHead({ event }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  return (
    <div className={styles.head}>
      <div className={styles.event}>
        <p dir="auto" className={`${type.line} ${styles.name}`}>
          {event.name}
        </p>
        <p dir="auto" className={`${type.line} ${type.small} ${type.quiet}`}>
          {[event.venue, event.djName].filter(Boolean).join(" · ")}
        </p>
      </div>
      <PlainButtonLink
        href="/requests?event="
        look="icon"
        aria-label={t("otherEvent")}
        // The browser's own hint: the page loads no script for one tooltip.
        title={t("otherEvent")}
      >
        <IconDoorExit size={22} aria-hidden data-directional />
      </PlainButtonLink>
    </div>
  );
}
