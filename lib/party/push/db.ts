import "server-only";
import type { Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import { locksRows } from "@/lib/db/prepared";
import type { PushKind } from "./rules";

/** What one phone is told of one request. The row stays, so that nobody is told twice. */
interface PushTable {
  subscriptionId: string;
  requestId: string;
  kind: PushKind;
  /** When to send it, or to try again; null when it is sent or given up. */
  dueAt: string | null;
  expiresAt: string;
  failures: number;
}

declare module "@/lib/db/client" {
  interface Tables {
    pushes: PushTable;
  }
}

export type PushRow = Selectable<PushTable>;

/** Notes what is to be told. Of two processes that note the same, one does. */
export function insert(tx: Tx, rows: PushRow[]) {
  return tx
    .insertInto("pushes")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns who has been told what of these requests. */
export function ofRequests(db: Database, requestIds: string[]) {
  return db
    .selectFrom("pushes")
    .select(["subscriptionId", "requestId", "kind"])
    .where("requestId", "in", requestIds)
    .execute();
}

export async function hasDue(db: Database, now: string) {
  const due = await db
    .selectFrom("pushes")
    .select("kind")
    .where("dueAt", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/**
 * Claims pushes that are due until then: no other process gets them before. If this one dies, they become due again.
 */
export async function claim(
  tx: Tx,
  { now, until, limit }: Record<"now" | "until", string> & { limit: number },
) {
  const due = tx
    .selectFrom("pushes")
    .selectAll()
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(limit);
  const rows = await (locksRows(tx) ? due.forUpdate().skipLocked() : due).execute();
  if (rows.length > 0) await setDue(tx, rows, until);
  return rows;
}

type Key = Pick<PushRow, "subscriptionId" | "requestId" | "kind">;

/** Sets when these are due; null says that they are done. */
export function setDue(tx: Tx, rows: Key[], dueAt: string | null) {
  return tx
    .updateTable("pushes")
    .set({ dueAt })
    .where((where) => where.or(rows.map((row) => where.and(keyOf(row)))))
    .execute();
}

export function postpone(tx: Tx, row: PushRow, dueAt: string) {
  return tx
    .updateTable("pushes")
    .set({ dueAt, failures: row.failures })
    .where((where) => where.and(keyOf(row)))
    .execute();
}

function keyOf({ subscriptionId, requestId, kind }: Key) {
  return { subscriptionId, requestId, kind };
}
