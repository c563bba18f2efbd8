import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** Long enough for an answer that is about to leave to be gone. */
const LEAVING_MS = 50;

// For the whole process: Next.js bundles pages, handlers and start-up code apart from each other.
const shared = globalThis as { crowdcueAfterAnswer?: Set<Promise<void>> };

function underWay() {
  shared.crowdcueAfterAnswer ??= new Set();
  return shared.crowdcueAfterAnswer;
}

/**
 * Does once the visitor has been answered what the time of an answer must not tell: whether there was an
 * account to find, or anybody to write to. `what` names it in the log should it fail.
 */
export function afterAnswer(what: string, work: () => Promise<unknown>) {
  const doing = pause(LEAVING_MS)
    .then(work)
    // The error of a mail server may carry its password or the reader's address.
    .catch(() => console.error(`${what} failed.`))
    .then(() => void underWay().delete(doing));
  underWay().add(doing);
}

/** Resolves when all of it is done, what it led to included: for a clean stop. */
export async function afterAnswers() {
  while (underWay().size > 0) await Promise.all(underWay());
}
