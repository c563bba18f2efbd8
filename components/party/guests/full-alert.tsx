import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { GuestEvent } from "@/lib/party/requests/schema";
import type { Suggestion } from "@/lib/party/suggestions/schema";

/** `song` is the one in the form, if it is on the list. */
type Props = { event: GuestEvent; song: Suggestion | undefined };

/** Says, before a song is sent, that the night is probably over before its turn comes. */
export function FullAlert({ event, song }: Props) {
  const { full, closesAt, timeZone } = event;
  const t = useTranslations("requests");
  const zonedTime = useZonedTime(timeZone);
  if (!(song ? song.late : full) || !closesAt) return null;
  return <Alert severity="warning">{t("full", { time: zonedTime(closesAt) })}</Alert>;
}
