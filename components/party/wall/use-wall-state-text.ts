import { useFormatter, useTranslations } from "next-intl";
import { useServerNow } from "@/lib/client/server-clock";
import { useLookAt } from "@/lib/client/use-look-at";
import { isCollectingAt } from "@/lib/party/events/rules";
import { endingAt } from "@/lib/party/guests/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** What a wall says while no song is playing, in the event's own time zone. */
export function useWallStateText(event: GuestEvent, hasNext: boolean) {
  const { status, opensAt, timeZone } = event;
  const t = useTranslations("wall.silence");
  const format = useFormatter();
  const now = useServerNow();
  useLookAt(opensAt);
  const ending = endingAt(event, now.getTime());
  if (ending) return { title: t(`${ending}.title`), text: t(`${ending}.text`) };
  const isCollecting = isCollectingAt(event, now.getTime());
  if (status === "draft" || isCollecting) {
    if (!opensAt) return { title: t("draft.title") };
    const opens = new Date(opensAt);
    const dayOf = (at: Date) => format.dateTime(at, { dateStyle: "short", timeZone });
    const isToday = dayOf(opens) === dayOf(now);
    const time = format.dateTime(opens, {
      ...(!isToday && { weekday: "long", day: "numeric", month: "long" }),
      hour: "numeric",
      minute: "2-digit",
      timeZone,
    });
    return {
      title: t("draft.title"),
      text: t(isCollecting ? "collecting" : "draft.opens", { time }),
    };
  }
  if (status === "open" && !hasNext) return { title: t("first.title"), text: t("first.text") };
  return { title: t("between.title") };
}
