import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, storage, type Tx, write } from "@/lib/db/client";
import type { Right } from "@/lib/party/members/rules";
import { memberships, requireRight } from "@/lib/party/members/service";
import { type Change, record } from "@/lib/party/requests/record";
import type { RequestStatus } from "@/lib/party/requests/schema";
import * as db from "./db";
import { codeFrom, statusAt } from "./rules";
import {
  type DjEvent,
  defaultSettings,
  type EventChange,
  isInOrder,
  type NewEvent,
  type PublicEvent,
  type Settings,
} from "./schema";

export type { EventRow } from "./db";

type Row = db.EventRow;

export function settingsOf(row: Row): Settings {
  return { ...defaultSettings, ...(JSON.parse(row.settings) as Partial<Settings>) };
}

export function countsOf({ pending, accepted, playing, played, declined }: Row) {
  const all = pending + accepted + playing + played + declined;
  return { all, pending, accepted, playing, played, declined };
}

/** The event as everybody may see it. */
export function publicEvent(row: Row): PublicEvent {
  const { waitingLimit, pauseSeconds, messages, votes, songs, explicit } = settingsOf(row);
  return {
    code: row.code,
    name: row.name,
    venue: row.venue,
    djName: row.djName,
    status: statusAt(row, Date.now()),
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    timeZone: row.timeZone,
    settings: { waitingLimit, pauseSeconds, messages, votes, songs, explicit },
    counts: countsOf(row),
    cursor: row.cursor,
  };
}

/** The event as its DJs see it. Its status is the one they chose: opening and closing times stand beside. */
export function djEvent(row: Row): DjEvent {
  const { id, createdAt } = row;
  return { ...publicEvent(row), id, createdAt, status: row.status, settings: settingsOf(row) };
}

/** @throws AppError `not_found` */
export async function eventByCode(code: string) {
  const row = await db.findByCode(await database(), code);
  if (!row) throw new AppError("not_found");
  return row;
}

/** The event, or undefined when it is gone. */
export async function eventById(id: string) {
  return db.find(await database(), id);
}

/** An event at which this DJ has the right. @throws AppError `not_found`, also for a stranger; `forbidden` */
export async function ownEvent(dj: Dj, id: string, right: Right) {
  return (await roleAtEvent(dj, id, right)).row;
}

/** An event at which this DJ has the right, with what they are there. @throws AppError as `ownEvent` */
export async function roleAtEvent(dj: Dj, id: string, right: Right) {
  const source = await database();
  const row = await db.find(source, id);
  if (!row) throw new AppError("not_found");
  return { row, role: await requireRight(source, row, dj, right) };
}

/** Holds an event for the rest of the transaction. @throws AppError `not_found` */
export async function lockEvent(tx: Tx, by: { id: string } | { code: string }) {
  const row = await db.lock(tx, by, (await storage()).engine);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Holds an event at which this DJ has the right. @throws AppError as `ownEvent` */
export async function lockOwnEvent(tx: Tx, dj: Dj, id: string, right: Right) {
  const row = await lockEvent(tx, { id });
  await requireRight(tx, row, dj, right);
  return row;
}

type Counted = Exclude<RequestStatus, "withdrawn">;
/** By how much a change moves the number of requests in each state. */
export type Tally = Partial<Record<RequestStatus, number>>;

export function addTally(tally: Tally, more: Tally) {
  for (const [status, by] of Object.entries(more) as [RequestStatus, number][]) {
    tally[status] = (tally[status] ?? 0) + by;
  }
}

/**
 * Moves an event that is held on by one change: its counts by `tally`, its cursor by one, a row in the
 * changes. `row` is brought up to date as well.
 */
export async function advance(
  tx: Tx,
  row: Row,
  change: Pick<Change, "verb" | "touched" | "at"> & { tally?: Tally; steps?: unknown },
) {
  row.cursor += 1;
  for (const [status, by] of Object.entries(change.tally ?? {})) {
    if (status !== "withdrawn") row[status as Counted] += by;
  }
  await db.updateStanding(tx, row);
  const { verb, touched, at, steps } = change;
  await record(tx, { eventId: row.id, id: row.cursor, at, verb, touched }, steps);
}

/** A DJ's own events and those they were invited to, the newest first. */
export async function listEvents(dj: Dj) {
  const roles = await memberships(dj);
  const rows = await db.ofDj(await database(), dj.id, [...roles.keys()]);
  return rows.map((row) => ({ ...djEvent(row), role: roles.get(row.id) ?? ("owner" as const) }));
}

function newRow(dj: Dj, { settings, ...details }: NewEvent) {
  return {
    id: randomUUID(),
    ownerId: dj.id,
    venue: "",
    djName: dj.name,
    status: "draft" as const,
    opensAt: null,
    closesAt: null,
    timeZone: "UTC",
    ...inUtc(details),
    settings: JSON.stringify({ ...defaultSettings, ...settings }),
    createdAt: new Date().toISOString(),
    closedAt: null,
    erasedAt: null,
    cursor: 0,
    pending: 0,
    accepted: 0,
    playing: 0,
    played: 0,
    declined: 0,
  };
}

export async function createEvent(dj: Dj, details: NewEvent): Promise<DjEvent> {
  for (;;) {
    const code = codeFrom(randomBytes(32));
    const event = code && (await createEventAs(dj, code, details));
    if (event) return event;
  }
}

/** Makes an event with this very code; undefined when it is taken. */
export function createEventAs(dj: Dj, code: string, details: NewEvent) {
  return write(async (tx): Promise<DjEvent | undefined> => {
    const row = { ...newRow(dj, details), code };
    return (await db.insert(tx, row)) ? djEvent(row) : undefined;
  });
}

/** Changes an event that is held. `touched` are requests that move along. @throws AppError `invalid_input` */
export async function changeEvent(
  tx: Tx,
  row: Row,
  { settings, ...details }: Omit<EventChange, "renamedLanes">,
  touched: Change["touched"],
) {
  const at = new Date().toISOString();
  const changed = {
    ...inUtc(details),
    ...(settings && { settings: JSON.stringify({ ...settingsOf(row), ...settings }) }),
    ...(details.status && { closedAt: details.status === "closed" ? (row.closedAt ?? at) : null }),
    // An event that opens again may collect names again.
    erasedAt: null,
  };
  if (!isInOrder({ ...row, ...changed })) {
    throw new AppError("invalid_input", { fields: { closesAt: ["invalid"] } });
  }
  await db.update(tx, row.id, changed);
  Object.assign(row, changed);
  await advance(tx, row, { verb: "event", touched, at });
  return djEvent(row);
}

export function removeEvent(dj: Dj, id: string) {
  return write(async (tx) => {
    await lockOwnEvent(tx, dj, id, "own");
    await forget(tx, id);
  });
}

/** Removes every event that a DJ owns, with all that guests left there. */
export function removeEventsOf(dj: Dj) {
  return write(async (tx) => {
    for (const { id } of await db.ofDj(tx, dj.id, [])) await forget(tx, id);
  });
}

/** Whoever has a stream of it open is told by its end. */
async function forget(tx: Tx, id: string) {
  await db.remove(tx, id);
  await (await storage()).announce(tx, id);
}

/** Stored as UTC, so that instants compare as text. */
function inUtc<T extends Pick<EventChange, "opensAt" | "closesAt">>(details: T): T {
  const utc = { ...details };
  if (utc.opensAt) utc.opensAt = new Date(utc.opensAt).toISOString();
  if (utc.closesAt) utc.closesAt = new Date(utc.closesAt).toISOString();
  return utc;
}

/** Ids of events that closed before `instant` (ISO) and still hold names. */
export async function eventsToErase(instant: string) {
  const rows = await db.toErase(await database(), instant);
  return rows.map(({ id }) => id);
}

export function markErased(tx: Tx, id: string, at: string) {
  return db.update(tx, id, { erasedAt: at });
}
