import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { singleton } from "@/lib/process/singleton";

/** Long enough for the answer to be sent. */
const LEAVING_MS = 50;

const inFlight = singleton("work after answers", () => new Set<Promise<void>>());

/**
 * Runs `work` after the answer is sent, so that the time an answer takes does not tell whether there is such an
 * account. `what` names the work in the log if it fails.
 */
export function afterAnswer(what: string, work: () => Promise<unknown>) {
  const doing = pause(LEAVING_MS)
    .then(work)
    // The error of a mail server may carry its password or the reader's address.
    .catch(() => console.error(`${what} failed.`))
    .then(() => void inFlight.get().delete(doing));
  inFlight.get().add(doing);
}

/** Resolves when all such work is done, including the work that it started. A clean stop waits for it. */
export async function afterAnswers() {
  while (inFlight.get().size > 0) await Promise.all(inFlight.get());
}
