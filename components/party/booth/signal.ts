import { chime } from "@/components/ui/chime";
import { gathered } from "./gather";

/** In a rush of requests, a tablet that rings without a pause is turned off. */
const QUIET_MS = 10_000;

/** Tells of new requests by a sound, and by a vibration where the device can. */
export const signalRequests = gathered(() => {
  chime();
  // Tablets with iPadOS and computers do not vibrate.
  navigator.vibrate?.([60, 40, 60]);
}, QUIET_MS);
