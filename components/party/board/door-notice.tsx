import { useTranslations } from "next-intl";
import { useEventPhase } from "@/components/party/events/use-event-phase";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DAY_AND_CLOCK, useZonedTime } from "@/components/ui/use-zoned-time";
import type { Board } from "@/lib/party/board/schema";
import { useEventActions } from "@/lib/party/events/actions";
import { type EventPhase, endOf } from "@/lib/party/events/rules";
import { may } from "@/lib/party/members/rules";

const CLOCK_OF_DAY = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;

/** Who can submit requests now and from when, unless every guest can; and the way to let them. */
export function DoorNotice({ board }: { board: Board }) {
  const t = useTranslations("board.door");
  const zonedTime = useZonedTime(board.timeZone);
  const { setStatus } = useEventActions();
  const phase = useEventPhase(board);
  if (phase === "open") return null;

  const isToOpen = phase === "scheduled" || phase === "collecting";
  const at = isToOpen ? board.opensAt : endOf(board);
  const time = at && zonedTime(at, phase === "collecting" ? DAY_AND_CLOCK : CLOCK_OF_DAY);
  // A pause ends with the button of the header.
  const canOpen = phase !== "paused" && may(board.role, "manage");
  const isPausedForAll = phase === "paused" && !board.settings.votes;
  return (
    <Alert
      severity="info"
      isDense
      action={
        canOpen && (
          <Button color="inherit" onClick={() => setStatus(board, "open")}>
            {t(openingOf(phase))}
          </Button>
        )
      }
    >
      {t(isPausedForAll ? "pausedWithoutVotes" : phase, { time: time ?? "" })}
    </Alert>
  );
}

/** What opening an event by hand is called. */
export function openingOf(phase: EventPhase) {
  if (phase === "collecting") return "startNow";
  return phase === "over" || phase === "closed" ? "openAgain" : "openNow";
}
