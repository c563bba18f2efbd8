import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, storage, type Tx } from "@/lib/db/client";
import type { Right } from "@/lib/party/members/rules";
import { requireRight } from "@/lib/party/members/service";
import * as db from "./db";
import { statusAt } from "./rules";
import type { EventStatus } from "./schema";

export type EventRow = db.EventRow;

/** An event that nobody else changes before the transaction ends. */
export type LockedEvent = EventRow & {
  /** What its status amounts to at this moment, opening and closing time included. */
  currentStatus: EventStatus;
};

/** @throws AppError `not_found` */
export async function eventByCode(code: string) {
  const row = await db.findByCode(await database(), code);
  if (!row) throw new AppError("not_found");
  return row;
}

/** The event, or undefined when it is gone. */
export async function eventById(id: string) {
  return db.find(await database(), id);
}

/** An event at which this DJ has the right. @throws AppError `not_found`, also for a stranger; `forbidden` */
export async function ownEvent(dj: Dj, id: string, right: Right) {
  return (await roleAtEvent(dj, id, right)).row;
}

/** An event at which this DJ has the right, with their role there. @throws AppError as `ownEvent` */
export async function roleAtEvent(dj: Dj, id: string, right: Right) {
  const source = await database();
  const row = await db.find(source, id);
  if (!row) throw new AppError("not_found");
  return { row, role: await requireRight(source, row, dj, right) };
}

/** Locks an event for the rest of the transaction. @throws AppError `not_found` */
export async function lockEvent(
  tx: Tx,
  by: { id: string } | { code: string },
): Promise<LockedEvent> {
  const row = await db.lock(tx, by, (await storage()).engine);
  if (!row) throw new AppError("not_found");
  return { ...row, currentStatus: statusAt(row, Date.now()) };
}

/** Locks an event at which this DJ has the right. @throws AppError as `ownEvent` */
export async function lockOwnEvent(tx: Tx, dj: Dj, id: string, right: Right) {
  const event = await lockEvent(tx, { id });
  await requireRight(tx, event, dj, right);
  return event;
}
