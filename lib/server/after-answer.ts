import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/process/log.mjs";
import { singleton } from "@/lib/process/singleton";

/** Long enough for the answer to be sent. */
const LEAVING_MS = 50;

/** The work, each with what ends its wait for the answer. */
const inFlight = singleton("work after answers", () => new Map<Promise<void>, AbortController>());

/**
 * Runs `work` after the answer is sent, so that the time an answer takes does not tell whether there is such an
 * account. `what` names the work in the log if it fails. The signal that `work` gets ends its waits: the server stops.
 */
export function afterAnswer(what: string, work: (stopping: AbortSignal) => Promise<unknown>) {
  const leaving = new AbortController();
  const doing = pause(LEAVING_MS, undefined, { signal: leaving.signal })
    .catch(() => undefined)
    .then(() => work(leaving.signal))
    // The error of a mail server may carry its password or the reader's address.
    .catch(() => log.error(`${what} failed.`))
    .then(() => void inFlight.get().delete(doing));
  inFlight.get().set(doing, leaving);
}

/**
 * Does all such work without waiting for its answers, begun in order, and resolves when it is done, with the work that it
 * started. A clean stop waits for it.
 */
export async function afterAnswers() {
  while (inFlight.get().size > 0) {
    for (const [doing, leaving] of inFlight.get()) {
      leaving.abort();
      await doing;
    }
  }
}
