import Alert from "@mui/material/Alert";
import { useFormatter, useTranslations } from "next-intl";
import type { Suggestion } from "@/lib/party/suggestions/schema";

/** What the guest should know about the song in the form before they send it. */
export function KnownSong({ song, timeZone }: { song: Suggestion; timeZone: string }) {
  const t = useTranslations("requests.known");
  const format = useFormatter();
  const { status, playedAt } = song.request ?? {};
  if (status === "played" && playedAt) {
    const time = format.dateTime(new Date(playedAt), {
      hour: "numeric",
      minute: "2-digit",
      timeZone,
    });
    return <Alert severity="warning">{t("played", { time })}</Alert>;
  }
  if (status === "declined") return <Alert severity="warning">{t("declined")}</Alert>;
  if (status === "playing") return <Alert severity="info">{t("playing")}</Alert>;
  return <Alert severity="info">{t("listed")}</Alert>;
}
