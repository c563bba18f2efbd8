import "server-only";
import type { ExpressionBuilder, Generated, Selectable } from "kysely";
import type { Database, Tables, Tx } from "@/lib/db/client";
import { locksRows, prepared } from "@/lib/db/prepared";
import { defaultSettings, type EventStatus, type Settings } from "./schema";

interface EventTable {
  id: string;
  ownerId: string;
  code: string;
  name: string;
  venue: string;
  djName: string;
  status: EventStatus;
  opensAt: string | null;
  closesAt: string | null;
  timeZone: string;
  /** `Settings` as JSON. */
  settings: string;
  createdAt: string;
  /** When the DJ's last call ends, and requests close. */
  lastCallAt: string | null;
  /** When the status next changes by itself, as far as nobody has recorded it. */
  nextTurnAt: string | null;
  /** When the DJ last opened it by hand; null for as it was created. */
  openedAt: string | null;
  closedAt: string | null;
  erasedAt: string | null;
  /** How long the hosts' do-not-play list is: no request is compared with an empty one. */
  doNotPlay: Generated<number>;
  /** About how many guests a DJ has decided something: without any, nobody is looked up. */
  admissions: Generated<number>;
  /**
   * The id of the newest change, then the requests per status. Only `record` in `requests` writes these
   * columns.
   */
  cursor: number;
  /** The requests of muted guests that wait apart; those below are all others. */
  apart: Generated<number>;
  pending: number;
  accepted: number;
  playing: number;
  played: number;
  declined: number;
  /** The accepted requests of the queue: those that are in the line. */
  queued: Generated<number>;
  /** When songs have started lately, in seconds since 1970, oldest first, as JSON. */
  starts: Generated<string>;
  /** Until when the lengths of songs tell what is due: while the DJ's decks say what plays. */
  decksUntil: string | null;
}

declare module "@/lib/db/client" {
  interface Tables {
    events: EventTable;
  }
}

type StoredRow = Selectable<EventTable>;
/** An event as stored, with its settings parsed. */
export type EventRow = Omit<StoredRow, "settings"> & { settings: Settings };

function parsed(row: StoredRow): EventRow {
  const stored = JSON.parse(row.settings) as Partial<Settings>;
  return { ...row, settings: { ...defaultSettings, ...stored } };
}

const byCode = prepared((db, { code }: { code: string }) =>
  db.selectFrom("events").selectAll().where("code", "=", code),
);

export function findByCode(db: Database, code: string) {
  return first(byCode(db, { code }));
}

export async function find(db: Database, id: string) {
  const row = await db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parsed(row);
}

/** The row with this code or id. SQLite runs its writes one at a time and needs no lock. */
const locked = (column: "code" | "id") =>
  prepared((db, { value }: { value: string }) => {
    const found = db.selectFrom("events").selectAll().where(column, "=", value);
    return locksRows(db) ? found.forUpdate() : found;
  });
const lockedByCode = locked("code");
const lockedById = locked("id");

/**
 * Events that a transaction on PostgreSQL has locked, as it has left them, by code and by id. Nobody else can change
 * them, and the database learns of their counters before the commit.
 */
const held = new WeakMap<Tx, Map<string, Promise<EventRow | undefined>>>();

/**
 * Returns the event, locked against concurrent writes. By its code, whatever is read next sees it locked. A transaction
 * reads it once.
 */
export function lock(tx: Tx, by: { id: string } | { code: string }) {
  if ("id" in by) return heldBy(tx, by.id) ?? first(lockedById(tx, { value: by.id }));
  return heldBy(tx, by.code) ?? hold(tx, first(lockedByCode(tx, { value: by.code })), by.code);
}

export function heldBy(tx: Tx, key: string) {
  return held.get(tx)?.get(key);
}

async function first(rows: StoredRow[] | Promise<StoredRow[]>) {
  const [row] = await rows;
  return row && parsed(row);
}

/** Keeps the event as this transaction has left it. SQLite reads it again in less time. */
export function hold(tx: Tx, row: Promise<EventRow | undefined>, ...keys: string[]) {
  if (!locksRows(tx)) return row;
  const rows = held.get(tx) ?? new Map();
  held.set(tx, rows);
  for (const key of keys) rows.set(key, row);
  return row;
}

/** Returns who owns each of these events, by event id. */
export async function owners(db: Database, ids: string[]) {
  const query = db.selectFrom("events").select(["id", "ownerId"]).where("id", "in", ids);
  return new Map((await query.execute()).map(({ id, ownerId }) => [id, ownerId]));
}

/** Returns the ids of the newest changes of these events, by event id. */
export async function cursors(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom("events")
    .select(["id", "cursor"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, cursor }) => [id, cursor]));
}

/** The events that a DJ owns and those with these ids. */
type OfDj = {
  ownerId: string;
  ids: string[] /** Only those that are not over then (ISO). */;
  runningAt?: string;
};

function ofDj({ ownerId, ids, runningAt }: OfDj) {
  return (where: ExpressionBuilder<Tables, "events">) => {
    const isOwn = where("ownerId", "=", ownerId);
    const isTheirs = ids.length > 0 ? where.or([isOwn, where("id", "in", ids)]) : isOwn;
    return runningAt === undefined ? isTheirs : where.and([isTheirs, isRunning(where, runningAt)]);
  };
}

/** Whether an event is open or paused, or will open by itself, and has not closed by itself. */
function isRunning(where: ExpressionBuilder<Tables, "events">, instant: string) {
  const isToClose = where.or([where("closesAt", "is", null), where("closesAt", ">", instant)]);
  return where.and([where("status", "in", ["open", "paused"]), isToClose]);
}

/** Returns these events of a DJ, newest first. */
export async function list(db: Database, which: OfDj, part?: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .where(ofDj(which))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute();
  return rows.map(parsed);
}

/** How many events of a DJ these are. */
export async function count(db: Database, which: OfDj) {
  const query = db.selectFrom("events").select((eb) => eb.fn.countAll().as("count"));
  return Number((await query.where(ofDj(which)).executeTakeFirstOrThrow()).count);
}

/**
 * Returns those of a DJ's own events and of those with these ids that are open or paused at `instant` (ISO), or will
 * open by themselves.
 */
export async function underWay(db: Database, ownerId: string, ids: string[], instant: string) {
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .where(ofDj({ ownerId, ids, runningAt: instant }))
    .execute();
  return rows.map(parsed);
}

/** Returns false if the code is taken. */
export async function insert(tx: Tx, row: EventRow) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("events")
    .values({ ...row, settings: JSON.stringify(row.settings) })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function update(tx: Tx, id: string, { settings, ...values }: Partial<EventRow>) {
  const stored = { ...values, ...(settings && { settings: JSON.stringify(settings) }) };
  return tx.updateTable("events").set(stored).where("id", "=", id).execute();
}

export function remove(tx: Tx, id: string) {
  return tx.deleteFrom("events").where("id", "=", id).execute();
}

/** Returns the events whose status has changed by itself up to `instant`, and nobody has recorded it. */
export function toTurn(db: Database, instant: string) {
  return db.selectFrom("events").select("id").where("nextTurnAt", "<=", instant).execute();
}

/** Returns the events that closed before `instant` and still store names and messages. */
export function toErase(db: Database, instant: string) {
  return db
    .selectFrom("events")
    .select(["id"])
    .where((where) => where.or([where("closedAt", "<", instant), where("closesAt", "<", instant)]))
    .where("erasedAt", "is", null)
    .execute();
}
