import "server-only";
import type { Tx } from "./client";
import { inFlightWrites } from "./in-flight";
import { outageOf } from "./outage";
import type { Turns } from "./sqlite-turns";

type Work = (tx: Tx) => Promise<unknown>;
type Waiting = {
  work: Work;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  since: number;
};
type Outcome = () => void;

/** The connection that commits batches of writes. */
export type GroupConnection = {
  tx: Tx;
  turns: Turns;
  /** Runs a statement synchronously. */
  run: (statement: string) => void;
  onCommit: () => void;
  /** After a batch for which the disk had no room. */
  onFull: () => void;
};

/**
 * More writes than wait in practice, yet few enough that none waits long for the others: 256 take about 30 ms, of which
 * the disk takes 0.2 ms.
 */
const MOST_PER_COMMIT = 256;

/** A write waits no longer than this for the others in flight: some are refused, or their bodies come slowly. */
const LONGEST_WAIT_MS = 5;

/**
 * Group commit: writes that wait at the same moment share one transaction, because the disk confirms a commit of many
 * as fast as a commit of one. Each write has its own savepoint, so that a refused write does not touch the others. No
 * write resolves before the commit and its `onCommit`.
 */
export function groupCommit(connection: GroupConnection) {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  /** Waits for the writes in flight, which take a few turns of the event loop to get here. */
  async function groupComplete() {
    const until = performance.now() + LONGEST_WAIT_MS;
    do {
      await new Promise((resolve) => setImmediate(resolve));
    } while (
      waiting.length < Math.min(inFlightWrites(), MOST_PER_COMMIT) &&
      performance.now() < until
    );
  }

  async function run() {
    await groupComplete();
    for (let [first] = waiting; first; [first] = waiting) {
      await connection.turns.begin(first.since).then(commitNext, refuse);
      await groupComplete();
    }
    running = undefined;
  }

  async function commitNext(endTurn: () => void) {
    const batch = waiting.slice(0, MOST_PER_COMMIT);
    waiting = waiting.slice(MOST_PER_COMMIT);
    try {
      await commit(connection, batch);
    } catch (error) {
      // The commit itself failed (a full disk), so nothing of the batch is stored.
      for (const { reject } of batch) reject(error);
      if (outageOf(error) === "full") connection.onFull();
    } finally {
      endTurn();
    }
  }

  /** No transaction can begin. If another process holds the lock, recent writes go on waiting. */
  function refuse(error: unknown) {
    const latest = performance.now() - connection.turns.patienceMs;
    const isLocked = outageOf(error) === "locked";
    const refused = waiting.filter(({ since }) => !isLocked || since <= latest);
    waiting = waiting.filter((write) => !refused.includes(write));
    for (const { reject } of refused) reject(error);
  }

  return {
    add<T>(work: (tx: Tx) => Promise<T>) {
      return new Promise<T>((resolve, reject) => {
        const since = performance.now();
        waiting.push({ work, resolve: resolve as Waiting["resolve"], reject, since });
        running ??= run();
      });
    },
    async drained() {
      await running;
    },
  };
}

/** Runs the batch in the transaction that has begun, and commits it. */
async function commit(connection: GroupConnection, batch: Waiting[]) {
  const { run, onCommit } = connection;
  try {
    const outcomes: Outcome[] = [];
    for (const write of batch) outcomes.push(await attempt(connection, write));
    run("commit");
    onCommit();
    for (const settle of outcomes) settle();
  } catch (error) {
    rollBack(run);
    throw error;
  }
}

async function attempt(
  { tx, run }: GroupConnection,
  { work, resolve, reject }: Waiting,
): Promise<Outcome> {
  run("savepoint one");
  try {
    const value = await work(tx);
    run("release one");
    return () => resolve(value);
  } catch (error) {
    try {
      run("rollback to one");
      run("release one");
    } catch {
      // After some failures, such as a full disk, SQLite has already rolled back the whole transaction.
      throw error;
    }
    return () => reject(error);
  }
}

function rollBack(run: GroupConnection["run"]) {
  try {
    run("rollback");
  } catch {
    // SQLite has already done it, and refuses to do it twice.
  }
}
