import "server-only";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Engine, Tx } from "@/lib/db/client";
import type { EventStatus } from "./schema";

interface EventTable {
  id: string;
  ownerId: string;
  code: string;
  name: string;
  venue: string;
  djName: string;
  status: EventStatus;
  opensAt: string | null;
  closesAt: string | null;
  timeZone: string;
  /** JSON of `Settings` */
  settings: string;
  createdAt: string;
  closedAt: string | null;
  erasedAt: string | null;
  cursor: number;
  pending: number;
  accepted: number;
  playing: number;
  played: number;
  declined: number;
}

declare module "@/lib/db/client" {
  interface Tables {
    events: EventTable;
  }
}

export type EventRow = Selectable<EventTable>;

export function findByCode(db: Database, code: string) {
  return db.selectFrom("events").selectAll().where("code", "=", code).executeTakeFirst();
}

export function find(db: Database, id: string) {
  return db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The event, held so that no other write to it comes between. SQLite's writers come one by one anyway. */
export function lock(tx: Tx, by: { id: string } | { code: string }, engine: Engine) {
  const query = tx.selectFrom("events").selectAll();
  const found = "id" in by ? query.where("id", "=", by.id) : query.where("code", "=", by.code);
  return (engine === "postgres" ? found.forUpdate() : found).executeTakeFirst();
}

/** The events a DJ owns and those of these ids, the newest first. */
export function ofDj(db: Database, ownerId: string, ids: string[]) {
  return db
    .selectFrom("events")
    .selectAll()
    .where((where) => {
      const isOwn = where("ownerId", "=", ownerId);
      return ids.length > 0 ? where.or([isOwn, where("id", "in", ids)]) : isOwn;
    })
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

/** False when the code is taken. */
export async function insert(tx: Tx, row: Insertable<EventTable>) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("events")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function update(tx: Tx, id: string, values: Updateable<EventTable>) {
  return tx.updateTable("events").set(values).where("id", "=", id).execute();
}

export function remove(tx: Tx, id: string) {
  return tx.deleteFrom("events").where("id", "=", id).execute();
}

/** Events that closed before `instant` and still hold names and messages. */
export function toErase(db: Database, instant: string) {
  return db
    .selectFrom("events")
    .select(["id"])
    .where((where) => where.or([where("closedAt", "<", instant), where("closesAt", "<", instant)]))
    .where("erasedAt", "is", null)
    .execute();
}
