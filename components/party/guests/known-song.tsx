import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { SongRefusal, Suggestion } from "@/lib/party/suggestions/schema";

type Props = { song: Suggestion | undefined; refusal: SongRefusal | null; timeZone: string };

/** What the guest should know about the song in the form before they send it. */
export function KnownSong({ song, refusal, timeZone }: Props) {
  const t = useTranslations("requests.known");
  const errors = useTranslations("errors");
  if (refusal) return <Alert severity="warning">{errors(refusal)}</Alert>;
  // Of the library, and nobody has asked for it.
  if (!song?.request) return null;
  const { status, playedAt } = song.request;
  if (status === "played" && playedAt) {
    return <Played at={playedAt} timeZone={timeZone} />;
  }
  if (status === "declined") return <Alert severity="warning">{t("declined")}</Alert>;
  if (status === "playing") return <Alert severity="info">{t("playing")}</Alert>;
  return <Alert severity="info">{t("listed")}</Alert>;
}

function Played({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTranslations("requests.known");
  const zonedTime = useZonedTime(timeZone);
  return <Alert severity="warning">{t("played", { time: zonedTime(at) })}</Alert>;
}
