import "server-only";
import { storage, type Tx, write } from "@/lib/db/client";

const PREFIX = "access:";

/** Tells every process to end this DJ's open streams; those that still have access reconnect. */
export async function announceAccess(tx: Tx, djId: string) {
  await (await storage()).announce(tx, PREFIX + djId);
}

/** The DJ whose access an announcement concerns, or undefined when it concerns something else. */
export function accessTopic(topic: string) {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined;
}

/** Ends a DJ's open streams in every process. A stream without a session or role does not reconnect. */
export function endStreamsOf(djId: string) {
  return write((tx) => announceAccess(tx, djId));
}
