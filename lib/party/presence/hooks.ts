import useSWR from "swr";
import { useHasLoaded } from "@/lib/client/scheduling/use-when-idle";
import { send } from "@/lib/client/send";
import { presenceCalls } from "./calls";
import { BEAT_MS } from "./rules";
import type { PresentDj } from "./schema";

const NOBODY: PresentDj[] = [];

/**
 * Says that this board is open, as long as it is in view, and returns the other DJs whose boards are. Each answer tells
 * how many guests there are: no change does, because that is counted over the whole night.
 */
export function useOtherDjs(eventId: string, onCount: (guests: number) => void) {
  const hasLoaded = useHasLoaded();
  const beat = () => send(presenceCalls.note, { params: { id: eventId } });
  // Not the call's address: what reads an event again must not count as a beat.
  const key = hasLoaded ? ["presence", eventId] : null;
  const { data } = useSWR(key, beat, {
    refreshInterval: BEAT_MS,
    onSuccess: ({ guests }) => onCount(guests),
  });
  return data?.others ?? NOBODY;
}
