import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import type { GivenRole } from "@/lib/party/members/schema";

interface InvitationTable {
  id: string;
  eventId: string;
  role: GivenRole;
  /** A hash, so that the table alone does not let anybody accept. */
  tokenHash: string;
  expiresAt: string;
  /** The id of the DJ who accepted it. */
  acceptedBy: string | null;
}

export type InvitationRow = InvitationTable;

declare module "@/lib/db/client" {
  interface Tables {
    invitations: InvitationTable;
  }
}

/** Returns the invitations that are not accepted and expire after `instant` (ISO). */
export function open(db: Database, eventId: string, instant: string) {
  const query = db.selectFrom("invitations").selectAll().where("eventId", "=", eventId);
  const unused = query.where("acceptedBy", "is", null).where("expiresAt", ">", instant);
  return unused.orderBy("expiresAt").execute();
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

/** Marks an invitation as accepted. Returns false if it was accepted already or is gone. */
export async function accept(tx: Tx, id: string, djId: string) {
  const query = tx.updateTable("invitations").set({ acceptedBy: djId }).where("id", "=", id);
  const { numUpdatedRows } = await query.where("acceptedBy", "is", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function remove(tx: Tx, eventId: string, id: string) {
  return tx.deleteFrom("invitations").where("eventId", "=", eventId).where("id", "=", id).execute();
}
