import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** Says, before a song is sent, that the night is probably over before its turn comes. */
export function FullAlert({ event: { full, closesAt, timeZone } }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  const zonedTime = useZonedTime(timeZone);
  if (!full || !closesAt) return null;
  return <Alert severity="warning">{t("full", { time: zonedTime(closesAt) })}</Alert>;
}
