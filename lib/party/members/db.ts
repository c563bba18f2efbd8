import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import type { GivenRole } from "./schema";

interface MemberTable {
  eventId: string;
  djId: string;
  /** The DJ's name when they joined. */
  name: string;
  role: GivenRole;
  createdAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    members: MemberTable;
  }
}

export function find(db: Database, eventId: string, djId: string) {
  const query = db.selectFrom("members").selectAll().where("eventId", "=", eventId);
  return query.where("djId", "=", djId).executeTakeFirst();
}

export function all(db: Database, eventId: string) {
  const query = db.selectFrom("members").selectAll().where("eventId", "=", eventId);
  return query.orderBy("createdAt").execute();
}

export function ofEvents(db: Database, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom("members").select(["eventId", "djId"]).where("eventId", "in", ids).execute();
}

export function ofDj(db: Database, djId: string) {
  return db.selectFrom("members").selectAll().where("djId", "=", djId).execute();
}

export function save(tx: Tx, row: MemberTable) {
  const { role, name } = row;
  return tx
    .insertInto("members")
    .values(row)
    .onConflict((conflict) => conflict.columns(["eventId", "djId"]).doUpdateSet({ role, name }))
    .execute();
}

export function remove(tx: Tx, eventId: string, djId: string) {
  return tx.deleteFrom("members").where("eventId", "=", eventId).where("djId", "=", djId).execute();
}

export function removeOfDj(tx: Tx, djId: string) {
  return tx.deleteFrom("members").where("djId", "=", djId).execute();
}
