import "server-only";
import type { Database, Tx } from "@/lib/db/client";
import { prepared } from "@/lib/db/prepared";

/**
 * A library grows by generations. A row is visible from the generation `since` up to, not including, `until`: what an
 * import stores belongs to a generation that does not count yet, and finishing it is one change of one row.
 */
export const FOREVER = 2 ** 31 - 1;

interface LibraryTable {
  djId: string;
  /** The one that is visible. */
  generation: number;
  /** The last one that was given to an import, finished or not. */
  lastGeneration: number;
  /** The last number that was given to a track. */
  lastNumber: number;
  /** How many tracks are visible. */
  tracks: number;
}

interface SourceTable {
  djId: string;
  source: string;
  fileName: string;
  /** That of its last import. */
  generation: number;
  importedAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    libraries: LibraryTable;
    librarySources: SourceTable;
  }
}

export type LibraryRow = LibraryTable;

export const find = prepared((db, { djId }: { djId: string }) =>
  db.selectFrom("libraries").selectAll().where("djId", "=", djId),
);

/** Creates the library, if the DJ has none, and locks it until the transaction ends. */
export async function lock(tx: Tx, djId: string) {
  const empty = { djId, generation: 0, lastGeneration: 0, lastNumber: 0, tracks: 0 };
  await tx
    .insertInto("libraries")
    .values(empty)
    .onConflict((conflict) => conflict.column("djId").doNothing())
    .execute();
  // An update locks the row on PostgreSQL; SQLite runs its writes one at a time.
  return tx
    .updateTable("libraries")
    .set((row) => ({ lastGeneration: row.ref("lastGeneration") }))
    .where("djId", "=", djId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function update(tx: Tx, djId: string, values: Partial<LibraryRow>) {
  return tx.updateTable("libraries").set(values).where("djId", "=", djId).execute();
}

export function saveSource(tx: Tx, row: SourceTable) {
  const { djId: _, source: __, ...values } = row;
  return tx
    .insertInto("librarySources")
    .values(row)
    .onConflict((conflict) => conflict.columns(["djId", "source"]).doUpdateSet(values))
    .execute();
}

export function sources(db: Database, djId: string) {
  return db.selectFrom("librarySources").selectAll().where("djId", "=", djId).execute();
}

export function removeSources(tx: Tx, djId: string) {
  return tx.deleteFrom("librarySources").where("djId", "=", djId).execute();
}
