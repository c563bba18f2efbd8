import "server-only";
import type { Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";
import type { Ban } from "./schema";

/** The guests about whom a DJ has decided something. All others have no row. */
interface AdmissionTable {
  eventId: string;
  guestId: string;
  ban: Ban;
  /** 0 or 1. */
  trusted: number;
  since: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    admissions: AdmissionTable;
  }
}

export type AdmissionRow = Selectable<AdmissionTable>;

export const find = prepared((db, { eventId, guestId }: { eventId: string; guestId: string }) =>
  db
    .selectFrom("admissions")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId),
);

export function ofEvent(db: Database, eventId: string) {
  return db
    .selectFrom("admissions")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("since", "desc")
    .orderBy("guestId")
    .execute();
}

export function save(tx: Tx, row: AdmissionRow) {
  const { ban, trusted, since } = row;
  return tx
    .insertInto("admissions")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["eventId", "guestId"]).doUpdateSet({ ban, trusted, since }),
    )
    .execute();
}

export function remove(tx: Tx, eventId: string, guestId: string) {
  return tx
    .deleteFrom("admissions")
    .where("eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .execute();
}

export function removeAll(tx: Tx, eventId: string) {
  return tx.deleteFrom("admissions").where("eventId", "=", eventId).execute();
}

/** Takes the trust from every guest of an event. */
export function untrust(tx: Tx, eventId: string) {
  return tx
    .updateTable("admissions")
    .set({ trusted: 0 })
    .where("eventId", "=", eventId)
    .where("trusted", "=", 1)
    .execute();
}

/** Forgets the guests about whom nothing is decided any more. */
export function removeOrdinary(tx: Tx, eventId: string) {
  return tx
    .deleteFrom("admissions")
    .where("eventId", "=", eventId)
    .where("ban", "is", null)
    .where("trusted", "=", 0)
    .execute();
}
