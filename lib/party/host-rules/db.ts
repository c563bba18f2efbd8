import "server-only";
import type { Tx } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";

interface HostRuleTable {
  eventId: string;
  revision: number;
  /** `HostRule[]` as JSON. */
  mustPlay: string;
  doNotPlay: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    hostRules: HostRuleTable;
  }
}

export const find = prepared((db, { eventId }: { eventId: string }) =>
  db.selectFrom("hostRules").selectAll().where("eventId", "=", eventId),
);

export function save(tx: Tx, row: HostRuleTable) {
  const { eventId: _, ...replaced } = row;
  return tx
    .insertInto("hostRules")
    .values(row)
    .onConflict((conflict) => conflict.column("eventId").doUpdateSet(replaced))
    .execute();
}
