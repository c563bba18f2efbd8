import "server-only";
import { write } from "@/lib/db/client";
import { forEachSettled } from "@/lib/lists/for-each-settled";
import { removeAdmissions } from "@/lib/party/admissions/service";
import { eventsToErase, markErased } from "@/lib/party/events/service";
import { forgetAll } from "@/lib/party/subscriptions/service";
import { eraseWords } from "./backers";
import { forgetVerb } from "./changes-db";
import { eraseNotes, removeApart } from "./db";

/** Names, messages and the DJs' notes are kept for this many days after an event closes. */
export const KEPT_DAYS = 30;

/**
 * Erases the names, messages and notes of events that closed more than `KEPT_DAYS` ago. Returns the number of events.
 */
export async function eraseOldWords(now = Date.now()) {
  const due = await eventsToErase(new Date(now - KEPT_DAYS * 86_400_000).toISOString());
  await forEachSettled(due, (id) =>
    write(async (tx) => {
      // Locks the event first, so that no name is added after it is erased.
      await markErased(tx, id, new Date(now).toISOString());
      await eraseWords(tx, id);
      await eraseNotes(tx, id);
      await forgetVerb(tx, id, "noted");
      await removeAdmissions(tx, id);
      await forgetAll(tx, id);
      await removeApart(tx, id);
      for (const verb of ["banned", "muted", "lifted", "letIn"] as const) {
        await forgetVerb(tx, id, verb);
      }
    }),
  );
  return due.length;
}
