import { useServerNow } from "@/lib/client/server-clock";
import { eventPhaseAt } from "@/lib/party/events/rules";
import type { DjEvent } from "@/lib/party/events/schema";

/** What an event's status and times come to at this moment. */
export function useEventPhase(
  event: Pick<DjEvent, "status" | "opensAt" | "closesAt" | "lastCallAt" | "settings">,
) {
  return eventPhaseAt(event, useServerNow().getTime());
}
