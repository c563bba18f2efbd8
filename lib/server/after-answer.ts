import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { singleton } from "@/lib/process/singleton";

/** Long enough for a response to be sent. */
const LEAVING_MS = 50;

const inFlight = singleton("work after answers", () => new Set<Promise<void>>());

/**
 * Runs work after the response, so that the response time does not reveal whether an account exists or a mail
 * is sent. `what` names the work in the log if it fails.
 */
export function afterAnswer(what: string, work: () => Promise<unknown>) {
  const doing = pause(LEAVING_MS)
    .then(work)
    // The error of a mail server may carry its password or the reader's address.
    .catch(() => console.error(`${what} failed.`))
    .then(() => void inFlight.get().delete(doing));
  inFlight.get().add(doing);
}

/** Resolves when all such work is done, including work that it started: for a clean shutdown. */
export async function afterAnswers() {
  while (inFlight.get().size > 0) await Promise.all(inFlight.get());
}
