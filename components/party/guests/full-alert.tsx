import Alert from "@mui/material/Alert";
import { useFormatter, useTranslations } from "next-intl";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** Says, before a song is sent, that the night is probably over before its turn comes. */
export function FullAlert({ event: { full, closesAt, timeZone } }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  const format = useFormatter();
  if (!full || !closesAt) return null;
  const look = { hour: "numeric", minute: "2-digit", timeZone } as const;
  const time = format.dateTime(new Date(closesAt), look);
  return <Alert severity="warning">{t("full", { time })}</Alert>;
}
