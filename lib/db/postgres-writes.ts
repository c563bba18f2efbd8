import "server-only";
import type { Ahead, Work } from "./client";
import { isOutage } from "./outage";
import type { Outcome, Part } from "./postgres-transaction";

/** Runs writes in one transaction. */
type Transact = (parts: Part[]) => Promise<Outcome[]>;
type Waiting = Part & { resolve: (value: unknown) => void; reject: (error: unknown) => void };

/**
 * Failures that may not recur when the same write runs again: deadlock, serialization failure, and a unique key that
 * another write took between our select and our insert (the second run sees its row).
 */
const RETRYABLE = new Set(["40P01", "40001", "23505"]);
const ATTEMPTS = 4;

/** Few enough that none waits long for the others. */
const MOST_PER_COMMIT = 64;

/**
 * Group commit: writes under one topic that wait at the same moment share a transaction. They lock the same row, so
 * PostgreSQL would run them one after the other anyway, each with a commit of its own. Writes under different topics
 * run side by side, and no transaction holds the locks of two.
 */
export function groupedWrites(transact: Transact) {
  const waitingByTopic = new Map<string, Waiting[]>();

  async function run(topic: string, waiting: Waiting[]) {
    while (waiting.length > 0) {
      // Includes the writes that arrive in this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.splice(0, MOST_PER_COMMIT);
      await together(transact, batch).catch((error: unknown) => {
        // Writes queued behind them would only wait longer for the same error.
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
      });
    }
    waitingByTopic.delete(topic);
  }

  return function write<T>(work: Work<T>, topic?: string, ahead?: Ahead<unknown>) {
    if (topic === undefined) return alone(transact, work) as Promise<T>;
    return new Promise<T>((resolve, reject) => {
      const next = { work, ahead, resolve: resolve as Waiting["resolve"], reject };
      const waiting = waitingByTopic.get(topic);
      if (waiting) return waiting.push(next);
      const fresh = [next];
      waitingByTopic.set(topic, fresh);
      return run(topic, fresh);
    });
  };
}

/** Runs a write in a transaction of its own, again if that may help. */
async function alone(transact: Transact, work: Work<unknown>, attempt = 1): Promise<unknown> {
  try {
    const [outcome] = await transact([{ work }]);
    if (outcome && "refusal" in outcome) throw outcome.refusal;
    return outcome?.value;
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    if (!code || !RETRYABLE.has(code) || attempt >= ATTEMPTS) throw error;
    return alone(transact, work, attempt + 1);
  }
}

/** Runs writes in one transaction. @throws an outage of the storage, which settles none of them */
async function together(transact: Transact, batch: Waiting[]) {
  try {
    const outcomes = await transact(batch);
    for (const [index, outcome] of outcomes.entries()) settle(batch[index], outcome);
  } catch (error) {
    if (isOutage(error)) throw error;
    // One of them broke the transaction of all.
    for (const { work, resolve, reject } of batch)
      await alone(transact, work).then(resolve, reject);
  }
}

function settle(write: Waiting | undefined, outcome: Outcome) {
  if ("refusal" in outcome) write?.reject(outcome.refusal);
  else write?.resolve(outcome.value);
}
