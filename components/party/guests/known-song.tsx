import Alert from "@mui/material/Alert";
import { useFormatter, useTranslations } from "next-intl";
import type { SongRefusal, Suggestion } from "@/lib/party/suggestions/schema";

type Props = { song: Suggestion | undefined; refusal: SongRefusal | null; timeZone: string };

/** What the guest should know about the song in the form before they send it. */
export function KnownSong({ song, refusal, timeZone }: Props) {
  const t = useTranslations("requests.known");
  const errors = useTranslations("errors");
  const format = useFormatter();
  if (refusal) return <Alert severity="warning">{errors(refusal)}</Alert>;
  if (!song) return null;
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
