import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { outageOf } from "./outage";

/** How soon to ask again for a lock that another process holds: SQLite itself would block the event loop meanwhile. */
const AGAIN_MS = 10;

export type Turns = ReturnType<typeof turnsOn>;

/**
 * Takes turns on the one connection that writes. A transaction has it for itself; other statements run between
 * transactions. Each waits up to `patienceMs` for other processes, and reads elsewhere go on.
 */
export function turnsOn(run: (statement: string) => void, patienceMs: number) {
  let transaction: Promise<void> | undefined;

  /** Runs `work` between two transactions, or returns undefined if another process holds its lock. */
  async function attempt<T>(work: () => T, isLast: boolean) {
    while (transaction) await transaction;
    try {
      return { result: work() };
    } catch (error) {
      if (outageOf(error) !== "locked" || isLast) throw error;
      return undefined;
    }
  }

  /** Runs `work` when its turn comes. @throws SQLITE_BUSY if another process locks the file for too long */
  async function between<T>(work: () => T, since = performance.now()): Promise<T> {
    for (;;) {
      const done = await attempt(work, performance.now() - since >= patienceMs);
      if (done) return done.result;
      await pause(AGAIN_MS);
    }
  }

  return {
    patienceMs,
    between,
    /** Begins a transaction. The returned function ends the turn, after the commit or the rollback. */
    begin(since?: number) {
      return between(() => {
        // Takes the write lock now: a transaction that takes it later fails when another process has written in
        // between, instead of waiting its turn.
        run("begin immediate");
        let end = () => {};
        transaction = new Promise((resolve) => {
          end = resolve;
        });
        return () => {
          transaction = undefined;
          end();
        };
      }, since);
    },
  };
}
