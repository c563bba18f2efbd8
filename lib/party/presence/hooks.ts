import useSWR from "swr";
import { send } from "@/lib/client/send";
import { presenceCalls } from "./calls";
import { BEAT_MS } from "./rules";
import type { PresentDj } from "./schema";

const NOBODY: PresentDj[] = [];

/** Says that this board is open, as long as it is in view, and returns the other DJs whose boards are. */
export function useOtherDjs(eventId: string) {
  const beat = () => send(presenceCalls.note, { params: { id: eventId } });
  // Not the call's address: what reads an event again must not count as a beat.
  const { data } = useSWR(["presence", eventId], beat, { refreshInterval: BEAT_MS });
  return data?.others ?? NOBODY;
}
