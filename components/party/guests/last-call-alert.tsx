import { useTranslations } from "next-intl";
import { useTimeLeft } from "@/components/party/events/use-time-left";
import { Alert } from "@/components/ui/alert";
import type from "@/components/ui/type.module.css";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import { endOf } from "@/lib/party/events/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";
import styles from "./last-call-alert.module.css";

/** Tells that requests close soon, and counts down. */
export function LastCallAlert({ event }: { event: GuestEvent }) {
  const end = event.lastCallAt && endOf(event);
  return end ? <Countdown end={end} timeZone={event.timeZone} /> : null;
}

function Countdown({ end, timeZone }: { end: string; timeZone: string }) {
  const t = useTranslations("requests");
  const zonedTime = useZonedTime(timeZone);
  const left = useTimeLeft(end);
  return (
    <Alert
      severity="warning"
      hasIcon={false}
      isDense
      // The text says when; a clock that ticks is for the eye alone.
      action={
        left && (
          <span aria-hidden className={`${type.h5} ${styles.clock}`}>
            {left}
          </span>
        )
      }
    >
      {t("lastCall", { time: zonedTime(end) })}
    </Alert>
  );
}
