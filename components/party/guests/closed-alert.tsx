import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { DAY_AND_CLOCK, useZonedTime } from "@/components/ui/use-zoned-time";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** Stands in for the request form while the event takes no requests, and says until when. */
export function ClosedAlert({ event }: { event: GuestEvent }) {
  const { status, opensAt, timeZone, settings } = event;
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  const zonedTime = useZonedTime(timeZone);
  if (event.banned) return <Alert severity="info">{errors("banned")}</Alert>;
  if (status === "open") return null;
  if (status === "draft" && opensAt) {
    const { collectsFrom } = settings;
    const time = zonedTime(collectsFrom ?? opensAt, DAY_AND_CLOCK);
    return <Alert severity="info">{t("asking.scheduled", { time })}</Alert>;
  }
  const isPausedForAll = status === "paused" && !settings.votes;
  return (
    <Alert severity="info">{t(`asking.${isPausedForAll ? "pausedWithoutVotes" : status}`)}</Alert>
  );
}
