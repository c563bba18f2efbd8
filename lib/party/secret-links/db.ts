import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import type { LinkKind } from "./schema";

interface SecretLinkTable {
  eventId: string;
  kind: LinkKind;
  /** A hash: a reader of the table cannot use the link. */
  secretHash: string;
  since: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    secretLinks: SecretLinkTable;
  }
}

/** Stores an event's secret of this kind in place of an earlier one. */
export function save(tx: Tx, row: SecretLinkTable) {
  const { secretHash, since } = row;
  return tx
    .insertInto("secretLinks")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["eventId", "kind"]).doUpdateSet({ secretHash, since }),
    )
    .execute();
}

export function find(db: Database, eventId: string, kind: LinkKind) {
  return db
    .selectFrom("secretLinks")
    .select("since")
    .where("eventId", "=", eventId)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

export function bySecret(db: Database, kind: LinkKind, secretHash: string) {
  return db
    .selectFrom("secretLinks")
    .select("eventId")
    .where("secretHash", "=", secretHash)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

export function remove(tx: Tx, eventId: string, kind: LinkKind) {
  return tx
    .deleteFrom("secretLinks")
    .where("eventId", "=", eventId)
    .where("kind", "=", kind)
    .execute();
}
