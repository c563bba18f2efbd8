import { useGuestLive } from "@/lib/party/guests/live-hooks";

/** Keeps the page up to date. Shows nothing. */
export function LiveUpdates({ code }: { code: string }) {
  useGuestLive(code);
  return null;
}
