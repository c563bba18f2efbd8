import Typography from "@mui/material/Typography";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { isolated } from "@/components/ui/isolated";
import { Notice } from "@/components/ui/notice";
import { useServerNow } from "@/lib/client/server-clock";
import { zoneLabel } from "@/lib/party/events/time-zones";
import type { Destination } from "@/lib/party/permalinks/schema";

type Next = Extract<Destination, { state: "next" }>;

/** When the DJ's next event opens, in the time of its venue. */
export function NextEvent({ leads, children }: { leads: Next; children: ReactNode }) {
  const { djName, timeZone } = leads;
  const t = useTranslations("permalinks.guest");
  const format = useFormatter();
  const opensAt = new Date(leads.opensAt);
  const dayOf = (at: Date) => format.dateTime(at, { dateStyle: "short", timeZone });
  const isToday = dayOf(opensAt) === dayOf(useServerNow());
  const words = {
    time: format.dateTime(opensAt, { timeStyle: "short", timeZone }),
    day: format.dateTime(opensAt, { weekday: "long", day: "numeric", month: "long", timeZone }),
  };
  return (
    <Notice
      isMain
      title={t(isToday ? "next.today" : "next.later", words)}
      text={djName ? t("next.by", { dj: isolated(djName) }) : t("next.text")}
    >
      {djName && <Typography color="textSecondary">{t("next.text")}</Typography>}
      <Typography variant="body2" color="textSecondary">
        <bdi dir="ltr">{zoneLabel(timeZone)}</bdi>
      </Typography>
      {children}
    </Notice>
  );
}
