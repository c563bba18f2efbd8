import "server-only";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import type { Engine } from "@/lib/db/migrations/engine";
import { prepared } from "@/lib/db/prepared";
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

const byCode = prepared((db, { code }: { code: string }) =>
  db.selectFrom("events").selectAll().where("code", "=", code),
);
const byCodeHeld = prepared((db, { code }: { code: string }) =>
  db.selectFrom("events").selectAll().where("code", "=", code).forUpdate(),
);

/** The event, held so that no other write to it comes between. SQLite's writers come one by one anyway. */
export async function lock(tx: Tx, by: { id: string } | { code: string }, engine: Engine) {
  const isPostgres = engine === "postgres";
  if ("code" in by) return (await (isPostgres ? byCodeHeld : byCode)(tx, by))[0];
  const found = tx.selectFrom("events").selectAll().where("id", "=", by.id);
  return (isPostgres ? found.forUpdate() : found).executeTakeFirst();
}

type Standing = Pick<
  EventRow,
  "id" | "cursor" | "pending" | "accepted" | "playing" | "played" | "declined"
>;

/** Stores how many requests there are in each state, and the id of the newest change. */
export const updateStanding = prepared((db, standing: Standing) => {
  const { id, cursor, pending, accepted, playing, played, declined } = standing;
  return db
    .updateTable("events")
    .set({ cursor, pending, accepted, playing, played, declined })
    .where("id", "=", id);
});

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
