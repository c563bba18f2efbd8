import "server-only";
import { type Database, storage, type Tx } from "@/lib/db/client";
import * as db from "./changes-db";
import type { Standings, Verb } from "./changes-schema";

/** The DJ can take back this many steps. */
export const MOST_UNDO = 20;

export type Change = {
  eventId: string;
  id: number;
  at: string;
  verb: Verb;
  touched: Standings;
};

/**
 * Writes down one change, in the transaction that makes it. `steps` is what undo needs to take it back,
 * for what the DJ did; what guests do is not the DJ's to undo.
 */
export async function record(tx: Tx, change: Change, steps?: unknown) {
  await db.insert(tx, {
    ...change,
    touched: JSON.stringify(change.touched),
    steps: steps === undefined ? null : JSON.stringify(steps),
    undoneAt: null,
  });
  await (await storage()).announce(tx, change.eventId);
}

/** The changes of an event after `cursor`, oldest first, `limit` at most. */
export async function changesSince(
  database: Database,
  eventId: string,
  cursor: number,
  limit: number,
): Promise<Change[]> {
  const rows = await db.since(database, { eventId, cursor, limit });
  return rows.map((row) => ({ ...row, touched: JSON.parse(row.touched) as Standings }));
}

/** The step that undo would take back next, or undefined. */
export async function lastStep(database: Database, eventId: string) {
  const steps = await db.latestSteps(database, eventId, MOST_UNDO);
  return steps.find(({ undoneAt }) => undoneAt === null);
}

/** What undo would take back next, or null. */
export async function nextUndo(database: Database, eventId: string) {
  return (await lastStep(database, eventId))?.verb ?? null;
}

export const markUndone = db.markUndone;
