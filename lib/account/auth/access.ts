import "server-only";
import { announcementsOf } from "@/lib/db/announcements";
import { write } from "@/lib/db/client";

/** Tell every process to end a DJ's open streams; those that still have access reconnect. */
export const { announce: announceAccess, idIn: accessTopic } = announcementsOf("access:");

/** Ends a DJ's open streams in every process. A stream without a session or role does not reconnect. */
export function endStreamsOf(djId: string) {
  return write((tx) => announceAccess(tx, djId));
}
