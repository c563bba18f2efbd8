import "server-only";
import { storage, type Tx, write } from "@/lib/db/client";

const PREFIX = "access:";

/** Tells every process to end this DJ's open streams. Those that still have access reconnect. */
export async function announceAccess(tx: Tx, djId: string) {
  await (await storage()).announce(tx, PREFIX + djId);
}

/** Returns the DJ whose access an announcement is about, or undefined if it is about something else. */
export function accessTopic(topic: string) {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined;
}

/** Ends a DJ's open streams in every process. Streams without a session or role cannot reconnect. */
export function endStreamsOf(djId: string) {
  return write((tx) => announceAccess(tx, djId));
}
