import { useServerNow } from "@/lib/client/server-clock";
import { useLookAt } from "@/lib/client/use-look-at";
import { eventPhaseAt, nextTurn } from "@/lib/party/events/rules";
import type { DjEvent } from "@/lib/party/events/schema";

/** What an event's status and times come to at this moment. */
export function useEventPhase(
  event: Pick<DjEvent, "status" | "opensAt" | "closesAt" | "lastCallAt" | "settings">,
) {
  const now = useServerNow().getTime();
  useLookAt(nextTurn(event, now));
  return eventPhaseAt(event, now);
}
