import { useEffect } from "react";
import { chime } from "@/components/ui/chime";
import { throttle } from "@/lib/client/scheduling/throttle";
import { useBoardStore } from "@/lib/party/board/store";

/** In a rush of requests, a tablet that rings without a pause is turned off. */
const QUIET_MS = 10_000;

/** One for the tab, because its boards ring on the same device. */
const signal = throttle(() => {
  chime();
  // Tablets with iPadOS and computers do not vibrate.
  navigator.vibrate?.([60, 40, 60]);
}, QUIET_MS);

/** Returns what tells of a new request by a sound, and by a vibration where the device can, if the DJ wants it. */
export function useRequestSignal() {
  const isSoundOn = useBoardStore((state) => state.isSoundOn);
  // What was gathered concerns nobody who has turned the sound off or left.
  useEffect(() => (isSoundOn ? signal.stop : undefined), [isSoundOn]);
  return () => {
    if (isSoundOn) signal.tell();
  };
}
