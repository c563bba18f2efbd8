import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import type { GivenRole } from "@/lib/members/schema";

interface InvitationTable {
  id: string;
  eventId: string;
  role: GivenRole;
  /** A hash: who reads the table cannot accept. */
  tokenHash: string;
  expiresAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    invitations: InvitationTable;
  }
}

export function all(db: Database, eventId: string) {
  const query = db.selectFrom("invitations").selectAll().where("eventId", "=", eventId);
  return query.orderBy("expiresAt").execute();
}

export function find(db: Database, tokenHash: string) {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
}

export function insert(tx: Tx, row: InvitationTable) {
  return tx.insertInto("invitations").values(row).execute();
}

export function remove(tx: Tx, eventId: string, id: string) {
  return tx.deleteFrom("invitations").where("eventId", "=", eventId).where("id", "=", id).execute();
}
