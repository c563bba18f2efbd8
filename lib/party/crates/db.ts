import "server-only";
import type { Tx } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";

interface CrateTable {
  eventId: string;
  /** The ids of playlists as JSON; null for the whole library. */
  playlists: string | null;
  ideas: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    crates: CrateTable;
  }
}

export const find = prepared((db, { eventId }: { eventId: string }) =>
  db.selectFrom("crates").selectAll().where("eventId", "=", eventId),
);

export function save(tx: Tx, row: CrateTable) {
  const { eventId: _, ...values } = row;
  return tx
    .insertInto("crates")
    .values(row)
    .onConflict((conflict) => conflict.column("eventId").doUpdateSet(values))
    .execute();
}
