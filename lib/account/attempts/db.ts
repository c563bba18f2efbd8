import "server-only";
import type { Tx } from "@/lib/db/client";

/** Failed attempts, by a hash of purpose and account or IP address. */
interface AttemptTable {
  key: string;
  count: number;
  lastAt: string;
}

declare module "@/lib/db/client" {
  interface Tables {
    attempts: AttemptTable;
  }
}

/** A key may be tried again after `from` attempts or more when the last was made before this instant. */
export type Pause = { from: number; before: string };

/**
 * Counts an attempt unless it comes too soon, and returns whether it did. One statement looks and counts, so that
 * attempts at the same moment cannot slip by one another. A last attempt after `never` was never made: the clock has
 * been set back since.
 */
export async function add(tx: Tx, key: string, at: string, never: string, pauses: Pause[]) {
  const added = await tx
    .insertInto("attempts")
    .values({ key, count: 1, lastAt: at })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((set) => ({ count: set("attempts.count", "+", 1), lastAt: at }))
        .where(({ or, and, eb }) =>
          or([
            eb("attempts.lastAt", ">", never),
            and(
              pauses.map(({ from, before }) =>
                or([eb("attempts.count", "<", from), eb("attempts.lastAt", "<=", before)]),
              ),
            ),
          ]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return added !== undefined;
}

export function find(tx: Tx, key: string) {
  return tx.selectFrom("attempts").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
}

export function remove(tx: Tx, key: string) {
  return tx.deleteFrom("attempts").where("key", "=", key).execute();
}

export function takeBack(tx: Tx, key: string) {
  return tx
    .updateTable("attempts")
    .set((set) => ({ count: set("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

export function removeBefore(tx: Tx, instant: string) {
  return tx.deleteFrom("attempts").where("lastAt", "<", instant).execute();
}
