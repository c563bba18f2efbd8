import "server-only";
import { write } from "@/lib/db/client";
import { eventsToErase, markErased } from "@/lib/party/events/service";
import { eraseWords } from "./backers";

/** Names and messages are kept for this many days after an event closed. */
export const KEPT_DAYS = 30;

/** Erases the names and messages of events that closed long enough ago. Returns how many events. */
export async function eraseOldWords(now = Date.now()) {
  const due = await eventsToErase(new Date(now - KEPT_DAYS * 86_400_000).toISOString());
  for (const id of due) {
    await write(async (tx) => {
      // Locks the event first: no name is added after it.
      await markErased(tx, id, new Date(now).toISOString());
      await eraseWords(tx, id);
    });
  }
  return due.length;
}
