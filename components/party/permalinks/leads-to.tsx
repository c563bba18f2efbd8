import Typography from "@mui/material/Typography";
import { useFormatter, useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import type { ListedEvent } from "@/lib/party/events/schema";
import type { Destination } from "@/lib/party/permalinks/schema";

/** Where the link leads at this moment. */
export function LeadsTo({ leads, events }: { leads: Destination; events: ListedEvent[] }) {
  const t = useTranslations("permalinks.own.leads");
  const format = useFormatter();

  function text() {
    if (leads.state === "none") return t("none");
    if (leads.state === "open") {
      const event = events.find(({ code }) => code === leads.code);
      return t("open", { name: isolated(event?.name ?? leads.code) });
    }
    const { opensAt, timeZone } = leads;
    const look = { weekday: "short", day: "numeric", month: "short", timeZone } as const;
    const time = { hour: "numeric", minute: "2-digit" } as const;
    return t("next", { time: format.dateTime(new Date(opensAt), { ...look, ...time }) });
  }

  return (
    // ICU versions differ between server and browser, and so does the spacing of such a time.
    <Typography color="textSecondary" suppressHydrationWarning>
      {text()}
    </Typography>
  );
}
