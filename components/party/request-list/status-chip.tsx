import {
  IconCalendarTime,
  IconCheck,
  IconClock,
  IconDisc,
  IconPlayerPlay,
  IconX,
  type TablerIcon,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { TintedChip } from "@/components/ui/tinted-chip";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import { QUEUE } from "@/lib/party/events/lanes";
import type { Ending } from "@/lib/party/guests/rules";
import type { GuestRequest } from "@/lib/party/requests/schema";

type Look = {
  color: "default" | "primary" | "success" | "warning" | "error" | "info";
  icon: TablerIcon;
};

const LOOKS: Record<GuestRequest["status"] | "later", Look> = {
  pending: { color: "warning", icon: IconClock },
  accepted: { color: "success", icon: IconCheck },
  later: { color: "info", icon: IconCalendarTime },
  playing: { color: "primary", icon: IconPlayerPlay },
  played: { color: "default", icon: IconDisc },
  declined: { color: "error", icon: IconX },
  withdrawn: { color: "default", icon: IconX },
};

type Shown = Pick<GuestRequest, "status" | "lane" | "declineReason" | "declineNote" | "playedAt"> &
  Partial<Pick<GuestRequest, "place" | "placeTo" | "waitSeconds">>;

type Props = { request: Shown; timeZone: string; ending?: Ending | undefined };

/** A request's status: icon, label and colour say the same. */
export function StatusChip({ request, timeZone, ending }: Props) {
  const { status, playedAt } = request;
  if (ending && status === "pending") return <Ended as="unanswered" />;
  if (ending === "over" && status === "accepted") return <Ended as="unplayed" />;
  // A time renders twice at the start, since the server does not know the device's clock: most rows have none.
  return playedAt ? (
    <TimedChip request={request} at={playedAt} timeZone={timeZone} />
  ) : (
    <Chip request={request} time={null} />
  );
}

/** What waits as the event closes waits for nothing any more. */
function Ended({ as }: { as: "unanswered" | "unplayed" }) {
  const t = useTranslations("requests.status");
  return <TintedChip color="default" icon={IconClock} label={t(as)} />;
}

function TimedChip({ at, timeZone, request }: { request: Shown; at: string; timeZone: string }) {
  return <Chip request={request} time={useZonedTime(timeZone)(at)} />;
}

function Chip({ request, time }: { request: Shown; time: string | null }) {
  const t = useTranslations("requests");
  const label = useStatusLabel(request, time);
  const isLater = request.status === "accepted" && request.lane !== QUEUE;
  const look =
    LOOKS[isLater ? "later" : request.status === "withdrawn" ? "declined" : request.status];
  const isOwnWords = request.declineNote !== null && label === request.declineNote;
  return <TintedChip {...look} label={label} more={isOwnWords ? t("wholeNote") : undefined} />;
}

function useStatusLabel(request: Shown, time: string | null) {
  const t = useTranslations("requests");
  const { status, lane, place, placeTo, waitSeconds } = request;

  if (status === "declined") return declined(t, request, time);
  if (status === "played" && time) return t("status.playedAt", { time });
  if (status !== "accepted") return t(`status.${status}`);
  if (lane !== QUEUE) return t("status.later");
  if (!place) return t("status.accepted");
  const minutes = Math.max(1, Math.round((waitSeconds ?? 0) / 60));
  if (placeTo) return t("place.range", { from: place, to: placeTo, minutes });
  return place === 1 ? t("place.next", { minutes }) : t("place.line", { place, minutes });
}

/** The reason in the guest's language, or the DJ's own words. */
function declined(
  t: ReturnType<typeof useTranslations<"requests">>,
  { declineReason, declineNote }: Shown,
  time: string | null,
) {
  if (!declineReason) return t("status.declined");
  if (declineReason === "already_played" && time) return t("declined.already_played_at", { time });
  return declineNote ?? t(`declined.${declineReason}`);
}
