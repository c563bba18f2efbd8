import { useTranslations } from "next-intl";
import { PlainAlert } from "@/components/ui/plain-alert";
import { DAY_AND_CLOCK, useZonedTime } from "@/components/ui/use-zoned-time";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** Stands in for the request form while the event takes no requests, and says until when. */
export function ClosedAlert({ event }: { event: GuestEvent }) {
  const { status, opensAt, timeZone, settings } = event;
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  const zonedTime = useZonedTime(timeZone);
  if (event.banned) return <PlainAlert kind="info">{errors("banned")}</PlainAlert>;
  if (status === "open") return null;
  if (status === "draft" && opensAt) {
    const { collectsFrom } = settings;
    const time = zonedTime(collectsFrom ?? opensAt, DAY_AND_CLOCK);
    return <PlainAlert kind="info">{t("asking.scheduled", { time })}</PlainAlert>;
  }
  const isPausedForAll = status === "paused" && !settings.votes;
  return (
    <PlainAlert kind="info">
      {t(`asking.${isPausedForAll ? "pausedWithoutVotes" : status}`)}
    </PlainAlert>
  );
}
