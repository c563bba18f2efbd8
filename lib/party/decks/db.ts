import "server-only";
import type { Selectable } from "kysely";
import type { Database, Tx } from "@/lib/db/client";
import type { Outcome } from "./schema";

interface DeckLinkTable {
  accountId: string;
  /** A hash: a reader of the table cannot speak for the decks. */
  secretHash: string;
  since: string;
  /** The event that the DJ has chosen; null for the one that is open. */
  eventId: string | null;
  /** `LastHeard` as JSON. */
  lastHeard: string | null;
}

interface HearingTable {
  eventId: string;
  /** 1, 2, 3 … within the event. */
  id: number;
  title: string;
  artist: string;
  deck: string | null;
  seconds: number | null;
  heardAt: string;
  outcome: Outcome;
  /** The request that it plays. */
  requestId: string | null;
  /** The request about which the DJ is asked; null once that is answered. */
  askedId: string | null;
  /** When it counts as played, or when what it plays ends by itself; null if neither is to come. */
  nextAt: string | null;
}

declare module "@/lib/db/client" {
  interface Tables {
    deckLinks: DeckLinkTable;
    hearings: HearingTable;
  }
}

export type DeckLinkRow = Selectable<DeckLinkTable>;
export type HearingRow = Selectable<HearingTable>;

/** Stores an account's secret in place of an earlier one. */
export function saveLink(tx: Tx, row: Pick<DeckLinkRow, "accountId" | "secretHash" | "since">) {
  const { secretHash, since } = row;
  return tx
    .insertInto("deckLinks")
    .values({ ...row, eventId: null, lastHeard: null })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ secretHash, since }))
    .execute();
}

export function updateLink(
  tx: Tx,
  accountId: string,
  change: Partial<Pick<DeckLinkRow, "eventId" | "lastHeard">>,
) {
  return tx.updateTable("deckLinks").set(change).where("accountId", "=", accountId).execute();
}

export function linkOf(db: Database, accountId: string) {
  return db
    .selectFrom("deckLinks")
    .selectAll()
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

export function linkBySecret(db: Database, secretHash: string) {
  return db
    .selectFrom("deckLinks")
    .selectAll()
    .where("secretHash", "=", secretHash)
    .executeTakeFirst();
}

export function removeLink(tx: Tx, accountId: string) {
  return tx.deleteFrom("deckLinks").where("accountId", "=", accountId).execute();
}

export function insert(tx: Tx, row: HearingRow) {
  return tx.insertInto("hearings").values(row).execute();
}

export function update(tx: Tx, { eventId, id, ...values }: HearingRow) {
  return tx
    .updateTable("hearings")
    .set(values)
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

export function find(db: Database, eventId: string, id: number) {
  return db
    .selectFrom("hearings")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Returns the tracks heard last at an event, the newest first. */
export function latest(db: Database, eventId: string, limit: number) {
  return db
    .selectFrom("hearings")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Returns what of an event is due until then (ISO), in the order in which it has become due. */
export function due(db: Database, eventId: string, instant: string) {
  return db
    .selectFrom("hearings")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("nextAt", "<=", instant)
    .orderBy("nextAt")
    .orderBy("id")
    .execute();
}

/** Returns the ids of the events at which something is due. */
export async function eventsDue(db: Database, instant: string) {
  // With `distinct`, SQLite would read every hearing of every night.
  const rows = await db
    .selectFrom("hearings")
    .select("eventId")
    .where("nextAt", "<=", instant)
    .execute();
  return [...new Set(rows.map(({ eventId }) => eventId))];
}
