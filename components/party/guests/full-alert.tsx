import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { GuestEvent } from "@/lib/party/requests/schema";
import type { SongRefusal, Suggestion } from "@/lib/party/suggestions/schema";

/** `song` is the one in the form, if it is on the list; one that is refused has no turn to come. */
type Props = { event: GuestEvent; song: Suggestion | undefined; refusal: SongRefusal | null };

/** Says, before a song is sent, that the night is probably over before its turn comes. */
export function FullAlert({ event, song, refusal }: Props) {
  const { full, closesAt, timeZone } = event;
  const isLate = song ? song.late : full;
  return !refusal && isLate && closesAt ? <Full at={closesAt} timeZone={timeZone} /> : null;
}

function Full({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTranslations("requests");
  const zonedTime = useZonedTime(timeZone);
  return <Alert severity="warning">{t("full", { time: zonedTime(at) })}</Alert>;
}
