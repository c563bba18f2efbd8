import "server-only";
import { type Kysely, sql } from "kysely";
import type { Tables, Tx } from "./client";

type Work = (tx: Tx) => Promise<unknown>;
type Waiting = { work: Work; resolve: (value: unknown) => void; reject: (error: unknown) => void };
type Outcome = { settle: () => void };

/**
 * More than wait in practice, yet few enough that nobody waits long for the others: 256 writes take about
 * 30 ms, a fifth of a millisecond of it the disk.
 */
const MOST_PER_COMMIT = 256;

/**
 * Gathers writes that wait at the same moment into one transaction, because the disk takes as long to
 * confirm one commit of many as a commit of one. Each write has a savepoint of its own, so that one that
 * is refused does not touch its neighbours. Nobody is answered before the commit, and `onCommit` follows it.
 */
export function gatherWrites(db: Kysely<Tables>, onCommit: () => void) {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function run() {
    // Lets everything that has already arrived at the socket join.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_PER_COMMIT);
      waiting = waiting.slice(MOST_PER_COMMIT);
      await commit(db, batch);
      onCommit();
      if (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    running = undefined;
  }

  return {
    add<T>(work: (tx: Tx) => Promise<T>) {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        running ??= run();
      });
    },
    async drained() {
      await running;
    },
  };
}

async function commit(db: Kysely<Tables>, batch: Waiting[]) {
  try {
    const outcomes = await db.transaction().execute(async (tx) => {
      const settled: Outcome[] = [];
      for (const write of batch) settled.push(await attempt(tx, write));
      return settled;
    });
    for (const { settle } of outcomes) settle();
  } catch (error) {
    // The commit itself failed (a full disk, a lock held too long): nothing of the batch is stored.
    for (const { reject } of batch) reject(error);
  }
}

async function attempt(tx: Tx, { work, resolve, reject }: Waiting): Promise<Outcome> {
  await savepoint.execute(tx);
  try {
    const value = await work(tx);
    await release.execute(tx);
    return { settle: () => resolve(value) };
  } catch (error) {
    await rollback.execute(tx);
    await release.execute(tx);
    return { settle: () => reject(error) };
  }
}

const savepoint = sql`savepoint one`;
const release = sql`release one`;
const rollback = sql`rollback to one`;
