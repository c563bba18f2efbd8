import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { ListedEvent } from "@/lib/party/events/schema";
import type { Destination } from "@/lib/party/permalinks/schema";

/** Where the link leads at this moment. */
export function LeadsTo({ leads, events }: { leads: Destination; events: ListedEvent[] }) {
  const t = useTranslations("permalinks.own.leads");
  const zonedTime = useZonedTime(leads.state === "next" ? leads.timeZone : "UTC");

  function text() {
    if (leads.state === "none") return t("none");
    if (leads.state === "open") {
      const event = events.find(({ code }) => code === leads.code);
      return t("open", { name: isolated(event?.name ?? leads.code) });
    }
    const day = { weekday: "short", day: "numeric", month: "short" } as const;
    const look = { ...day, hour: "numeric", minute: "2-digit" } as const;
    return t("next", { time: zonedTime(leads.opensAt, look) });
  }

  return (
    // ICU versions differ between server and browser, and so does the spacing of such a time.
    <Typography color="textSecondary" suppressHydrationWarning>
      {text()}
    </Typography>
  );
}
