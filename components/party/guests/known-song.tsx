import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { SongRefusal, Suggestion } from "@/lib/party/suggestions/schema";

type Props = { song: Suggestion | undefined; refusal: SongRefusal | null; timeZone: string };

/** What the guest should know about the song in the form before they send it. */
export function KnownSong({ song, refusal, timeZone }: Props) {
  const t = useTranslations("requests.known");
  const errors = useTranslations("errors");
  const zonedTime = useZonedTime(timeZone);
  if (refusal) return <Alert severity="warning">{errors(refusal)}</Alert>;
  if (!song) return null;
  const { status, playedAt } = song.request ?? {};
  if (status === "played" && playedAt) {
    return <Alert severity="warning">{t("played", { time: zonedTime(playedAt) })}</Alert>;
  }
  if (status === "declined") return <Alert severity="warning">{t("declined")}</Alert>;
  if (status === "playing") return <Alert severity="info">{t("playing")}</Alert>;
  return <Alert severity="info">{t("listed")}</Alert>;
}
