import { useTranslations } from "next-intl";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { PlainAlert } from "@/components/ui/plain-alert";
import { PlainButton } from "@/components/ui/plain-button";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { Board } from "@/lib/party/board/schema";
import { useEventActions } from "@/lib/party/events/actions";
import { endOf } from "@/lib/party/events/rules";
import { may } from "@/lib/party/members/rules";

/** Who can submit requests now and from when, unless every guest can; and the way to let them. */
export function DoorNotice({ board }: { board: Board }) {
  const t = useTranslations("board.door");
  const zonedTime = useZonedTime(board.timeZone);
  const { setStatus } = useEventActions();
  const phase = useEventPhase(board);
  if (phase === "open") return null;

  const at = phase === "scheduled" ? board.opensAt : endOf(board);
  const look = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;
  const time = at && zonedTime(at, look);
  // A pause ends with the button of the header.
  const canOpen = phase !== "paused" && may(board.role, "manage");
  const isPausedForAll = phase === "paused" && !board.settings.votes;
  return (
    <PlainAlert
      kind="info"
      isDense
      action={
        canOpen && (
          <PlainButton look="bare" onClick={() => setStatus(board, "open")}>
            {t(phase === "over" || phase === "closed" ? "openAgain" : "openNow")}
          </PlainButton>
        )
      }
    >
      {t(isPausedForAll ? "pausedWithoutVotes" : phase, { time: time ?? "" })}
    </PlainAlert>
  );
}
