import "server-only";
import { Transaction } from "kysely";
import type pg from "pg";
import type { Ahead, Tables, Tx, Work } from "./client";
import { batchesTo } from "./postgres-batch";
import { Deferred } from "./postgres-deferred";
import type { PropsOf } from "./postgres-direct";

/** A write that takes part in a transaction. */
export type Part = { work: Work<unknown>; ahead?: Ahead<unknown> | undefined };
/** How a write of a transaction ended, to be reported after the commit. */
export type Outcome = { value: unknown } | { refusal: unknown };

/**
 * Runs the writes one after the other in one transaction on `client`. A write that throws before it has changed anything
 * is refused without affecting the others; any other failure fails them all, and nothing is stored. Nobody waits for the
 * answer to a change, because the commit waits for all of them, and writes that can read together do.
 */
export async function transact(client: pg.PoolClient, propsOf: PropsOf, parts: readonly Part[]) {
  const transaction = begin(client, propsOf);
  let isBroken = false;
  try {
    const outcomes: Outcome[] = [];
    let early: Promise<unknown>[] = [];
    for (const [index, { work }] of parts.entries()) {
      if (early.length === 0) early = readTogether(transaction.tx, parts.slice(index));
      outcomes.push(await transaction.attempt(work, early.shift()));
    }
    await transaction.commit();
    return { tx: transaction.tx, outcomes };
  } catch (error) {
    isBroken = !(await transaction.rollBack());
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Starts the reads of the first writes, up to one whose data an earlier one may change. */
function readTogether(tx: Tx, parts: readonly Part[]) {
  const taken = new Set<string>();
  const started: Promise<unknown>[] = [];
  for (const { ahead } of parts) {
    if (!ahead || ahead.about.some((name) => taken.has(name))) break;
    for (const name of ahead.about) taken.add(name);
    const reading = ahead.read(tx);
    // If it fails, the write throws when its turn comes.
    reading.catch(() => undefined);
    started.push(reading);
  }
  return started;
}

function begin(client: pg.PoolClient, propsOf: PropsOf) {
  const batch = batchesTo(client);
  const sent: Promise<void>[] = [];
  let changes = 0;
  // The first failure: PostgreSQL refuses all queries after it.
  let failure: unknown;

  async function send(query: pg.QueryConfig) {
    if (!query.text.startsWith("select")) changes += 1;
    try {
      return await batch(query);
    } catch (error) {
      failure ??= error;
      throw failure;
    }
  }

  function sendAhead(query: pg.QueryConfig) {
    // Its failure is noted here, and thrown by the next read or by the commit.
    sent.push(
      send(query).then(
        () => undefined,
        () => undefined,
      ),
    );
  }

  sendAhead({ text: "begin" });
  const deferred = new Deferred();
  const tx = new Transaction<Tables>(propsOf(send, { sendAhead, deferred }));
  const changed = () => changes + deferred.changes;
  return {
    tx,
    async attempt(work: Work<unknown>, early?: Promise<unknown>): Promise<Outcome> {
      const before = changed();
      try {
        return { value: await work(tx, early) };
      } catch (refusal) {
        if (failure !== undefined || changed() > before) throw refusal;
        return { refusal };
      }
    },
    /** Returns whether the connection is as it was before, with the statements that it is thought to know. */
    async rollBack() {
      await send({ text: "rollback" }).catch(() => undefined);
      return failure === undefined;
    },
    async commit() {
      await deferred.finish();
      const { command } = await send({ text: "commit" });
      await Promise.all(sent);
      if (failure !== undefined) throw failure;
      if (command !== "COMMIT") throw new Error("PostgreSQL has rolled the transaction back.");
    },
  };
}
