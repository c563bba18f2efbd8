import "server-only";
import { type Database, database } from "@/lib/db/client";
import type { Standings, Verb } from "./change-schema";
import * as changes from "./changes-db";
import * as requests from "./db";
import { allInOrder } from "./list-db";
import { songRequest } from "./present";

export type RequestRow = requests.RequestRow;

/** The DJ can undo this many steps. */
export const MOST_UNDO = 20;

/** A change of an event as the log of changes holds it. */
export type Change = {
  eventId: string;
  id: number;
  at: string;
  verb: Verb;
  touched: Standings;
};

/** The changes of an event after `cursor`, oldest first, `limit` at most. */
export async function changesSince(
  source: Database,
  eventId: string,
  cursor: number,
  limit: number,
): Promise<Change[]> {
  const rows = await changes.since(source, { eventId, cursor, limit });
  return rows.map((row) => ({ ...row, touched: JSON.parse(row.touched) as Standings }));
}

/** The step that undo would take back next, or undefined. */
export async function lastStep(source: Database, eventId: string) {
  const steps = await changes.latestUndoable(source, eventId, MOST_UNDO);
  return steps.find(({ undoneAt }) => undoneAt === null);
}

/** What undo would take back next, or null. */
export async function nextUndo(source: Database, eventId: string) {
  return (await lastStep(source, eventId))?.verb ?? null;
}

/** Requests by id; those that do not exist are missing. */
export const requestsById = requests.findAll;

/** The request that is playing at an event, or undefined. */
export const playingAt = requests.playing;

/** Every request of an event but the withdrawn, in the order they were submitted. */
export async function requestsInOrder(eventId: string) {
  const rows = await allInOrder(await database(), eventId);
  return rows.map(songRequest);
}
