import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, type Tx } from "@/lib/db/client";
import type { Right } from "@/lib/party/members/rules";
import { requireRight } from "@/lib/party/members/service";
import * as db from "./db";
import { judgedAt, statusAt } from "./rules";
import type { EventStatus } from "./schema";

export type EventRow = db.EventRow;

/** An event whose row is locked: no other transaction changes it before this one ends. */
export type LockedEvent = EventRow & {
  /** The status at this moment, opening and closing times included. */
  currentStatus: EventStatus;
};

/** @throws AppError `not_found` */
export async function eventByCode(code: string) {
  const row = await db.findByCode(await database(), code);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Returns the event, or undefined if it was deleted. */
export async function eventById(id: string) {
  return db.find(await database(), id);
}

/** Returns who owns each of these events that still exists. */
export async function ownersOf(ids: string[]) {
  return db.owners(await database(), ids);
}

/** Returns the id of the newest change of each of these events that still exists. */
export async function cursorsOf(ids: string[]) {
  return db.cursors(await database(), ids);
}

/**
 * Returns an event on which the DJ has the right. @throws AppError `not_found`, also for strangers; `forbidden`
 */
export async function ownEvent(dj: Dj, id: string, right: Right) {
  return (await roleAtEvent(dj, id, right)).row;
}

/** Returns an event on which the DJ has the right, and the DJ's role. @throws AppError like `ownEvent` */
export async function roleAtEvent(dj: Dj, id: string, right: Right) {
  const source = await database();
  const row = await db.find(source, id);
  if (!row) throw new AppError("not_found");
  return { row, role: await requireRight(source, row, dj, right) };
}

/** Locks an event until the transaction ends: queries sent after this one see it locked. @throws AppError `not_found` */
export async function lockEvent(
  tx: Tx,
  by: { id: string } | { code: string },
): Promise<LockedEvent> {
  const row = await db.lock(tx, by);
  if (!row) throw new AppError("not_found");
  return lockedNow(row);
}

/** Returns a locked event as the writes of the same transaction have left it since. */
export async function latest(tx: Tx, event: LockedEvent): Promise<LockedEvent> {
  const row = await db.heldBy(tx, event.code);
  return row ? lockedNow(row) : event;
}

/** Notes how a transaction has left an event that it has locked. */
export function leave(tx: Tx, event: EventRow) {
  db.hold(tx, Promise.resolve(event), event.code, event.id);
}

function lockedNow(row: EventRow): LockedEvent {
  return { ...row, currentStatus: statusAt(row, judgedAt(row, Date.now())) };
}

/** Locks an event on which the DJ has the right. @throws AppError like `ownEvent` */
export async function lockOwnEvent(tx: Tx, dj: Dj, id: string, right: Right) {
  const event = await lockEvent(tx, { id });
  await requireRight(tx, event, dj, right);
  return event;
}
