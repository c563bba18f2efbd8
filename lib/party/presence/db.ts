import "server-only";
import type { Database, Tx } from "@/lib/db/client";

interface PresenceTable {
  eventId: string;
  djId: string;
  name: string;
  /** When one of the DJ's boards was last heard of. */
  seenAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    presence: PresenceTable;
  }
}

export function save(tx: Tx, row: PresenceTable) {
  return tx
    .insertInto("presence")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["eventId", "djId"]).doUpdateSet({ name: row.name, seenAt: row.seenAt }),
    )
    .execute();
}

/** Forgets who was last heard of before then, at whatever event. */
export function removeBefore(tx: Tx, instant: string) {
  return tx.deleteFrom("presence").where("seenAt", "<", instant).execute();
}

/** Returns everybody at an event except this DJ, by name. */
export function others(db: Database, eventId: string, djId: string) {
  return db
    .selectFrom("presence")
    .select(["djId as id", "name"])
    .where("eventId", "=", eventId)
    .where("djId", "!=", djId)
    .orderBy("name")
    .orderBy("djId")
    .execute();
}
