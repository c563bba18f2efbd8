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

/** Returns what these phones have been told of these requests. */
export function ofPhones(db: Database, subscriptionIds: string[], requestIds: string[]) {
  return db
    .selectFrom("pushes")
    .select(["subscriptionId", "requestId", "kind"])
    .where("subscriptionId", "in", subscriptionIds)
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
export async function setDue(tx: Tx, rows: Key[], dueAt: string | null) {
  // By their song and kind, which most have in common: a list of whole keys takes many times as long.
  const names = new Set(rows.map(({ requestId, kind }) => `${kind} ${requestId}`));
  for (const name of names) {
    const same = rows.filter(({ requestId, kind }) => name === `${kind} ${requestId}`);
    const [kind = "", requestId = ""] = name.split(" ");
    await tx
      .updateTable("pushes")
      .set({ dueAt })
      .where("requestId", "=", requestId)
      .where("kind", "=", kind as PushKind)
      .where(
        "subscriptionId",
        "in",
        same.map(({ subscriptionId }) => subscriptionId),
      )
      .execute();
  }
}

export function postpone(
  tx: Tx,
  { subscriptionId, requestId, kind, failures }: PushRow,
  dueAt: string,
) {
  return tx
    .updateTable("pushes")
    .set({ dueAt, failures })
    .where("subscriptionId", "=", subscriptionId)
    .where("requestId", "=", requestId)
    .where("kind", "=", kind)
    .execute();
}
