import { useServerNow } from "@/lib/client/server-clock";
import { endingAt } from "@/lib/party/guests/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** What a guest may know of a closed event; undefined while it is not closed. */
export function useEnding(event: GuestEvent) {
  return endingAt(event, useServerNow().getTime());
}
