import { IconClockExclamation, IconVinyl } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { TintedChip } from "@/components/ui/tinted-chip";
import type from "@/components/ui/type.module.css";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { Suggestion } from "@/lib/party/suggestions/schema";

/** When a song would have to be played. */
export type Due = { closesAt: string | null; timeZone: string };

/** What becomes of a suggested song, or of the one as typed, if the guest asks for it. */
export function Verdict({ song, due }: { song: Suggestion; due: Due }) {
  const t = useTranslations("requests");
  const { closesAt, timeZone } = due;
  const { refusal, request, late } = song;
  if (refusal)
    return <StatusChip request={{ ...NOWHERE, ...refused[refusal] }} timeZone={timeZone} />;
  if (late && closesAt) return <LateMark at={closesAt} timeZone={timeZone} />;
  if (request) return <StatusChip request={{ ...NOWHERE, ...request }} timeZone={timeZone} />;
  if (song.trackId) return <TintedChip color="success" icon={IconVinyl} label={t("inLibrary")} />;
  return <p className={`${type.small} ${type.quiet}`}>{t("asTyped")}</p>;
}

/** Says that a song would not be played before the event closes. */
export function LateMark({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTranslations("requests");
  const zonedTime = useZonedTime(timeZone);
  return (
    <TintedChip
      color="warning"
      icon={IconClockExclamation}
      label={t("late", { time: zonedTime(at) })}
    />
  );
}

const NOWHERE = { lane: "queue", declineReason: null, declineNote: null, playedAt: null };

/** What is not for tonight looks like the DJ's answer to it would. */
const refused = {
  do_not_play: { status: "declined", declineReason: "not_tonight" },
  explicit: { status: "declined", declineReason: "explicit" },
} as const;
