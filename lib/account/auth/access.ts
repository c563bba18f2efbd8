import "server-only";
import { storage, type Tx, write } from "@/lib/db/client";

const PREFIX = "access:";

/** Tells every process that this DJ's open streams have to show again that they may be. */
export async function announceAccess(tx: Tx, djId: string) {
  await (await storage()).announce(tx, PREFIX + djId);
}

/** The DJ whose access an announcement is about, or undefined when it is about something else. */
export function accessTopic(topic: string) {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined;
}

/** Ends a DJ's open streams in every process: those whose session or role is gone do not come back. */
export function endStreamsOf(djId: string) {
  return write((tx) => announceAccess(tx, djId));
}
