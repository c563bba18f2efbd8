import "server-only";
import { storage, type Tx } from "./client";

/** What is announced to every process about an id that is not an event's, under a prefix of its own. */
export function announcementsOf(prefix: string) {
  return {
    announce: async (tx: Tx, id: string) => (await storage()).announce(tx, prefix + id),
    /** The id that an announcement concerns, or undefined when it concerns something else. */
    idIn: (topic: string) => (topic.startsWith(prefix) ? topic.slice(prefix.length) : undefined),
  };
}
