import { useTranslations } from "next-intl";
import { PlainAlert } from "@/components/ui/plain-alert";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { SongRefusal, Suggestion } from "@/lib/party/suggestions/schema";

type Props = { song: Suggestion | undefined; refusal: SongRefusal | null; timeZone: string };

/** What the guest should know about the song in the form before they send it. */
export function KnownSong({ song, refusal, timeZone }: Props) {
  const t = useTranslations("requests.known");
  const errors = useTranslations("errors");
  if (refusal) return <PlainAlert kind="warning">{errors(refusal)}</PlainAlert>;
  // Of the library, and nobody has asked for it.
  if (!song?.request) return null;
  const { status, playedAt } = song.request;
  if (status === "played" && playedAt) {
    return <Played at={playedAt} timeZone={timeZone} />;
  }
  if (status === "declined") return <PlainAlert kind="warning">{t("declined")}</PlainAlert>;
  if (status === "playing") return <PlainAlert kind="info">{t("playing")}</PlainAlert>;
  return <PlainAlert kind="info">{t("listed")}</PlainAlert>;
}

function Played({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTranslations("requests.known");
  const zonedTime = useZonedTime(timeZone);
  return <PlainAlert kind="warning">{t("played", { time: zonedTime(at) })}</PlainAlert>;
}
