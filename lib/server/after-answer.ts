import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { singleton } from "@/lib/process/singleton";

/** Long enough for an answer that is about to leave to be gone. */
const LEAVING_MS = 50;

const underWay = singleton("work after answers", () => new Set<Promise<void>>());

/**
 * Does once the visitor has been answered what the time of an answer must not tell: whether there was an
 * account to find, or anybody to write to. `what` names it in the log should it fail.
 */
export function afterAnswer(what: string, work: () => Promise<unknown>) {
  const doing = pause(LEAVING_MS)
    .then(work)
    // The error of a mail server may carry its password or the reader's address.
    .catch(() => console.error(`${what} failed.`))
    .then(() => void underWay.get().delete(doing));
  underWay.get().add(doing);
}

/** Resolves when all of it is done, what it led to included: for a clean stop. */
export async function afterAnswers() {
  while (underWay.get().size > 0) await Promise.all(underWay.get());
}
