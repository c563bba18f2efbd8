import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod/mini";
import type { Dj } from "@/lib/account/auth/schema";
import { isShared } from "@/lib/account/auth/shared";
import { AppError } from "@/lib/calls/errors";
import { pageCountOf } from "@/lib/calls/list-page";
import { database, storage, type Tx, write } from "@/lib/db/client";
import { writeOneByOne } from "@/lib/db/one-by-one";
import { may } from "@/lib/party/members/rules";
import { memberships } from "@/lib/party/members/service";
import { type EventRow, leave, lockOwnEvent } from "./access";
import * as db from "./db";
import { EVENTS_PER_PAGE, type EventList, type EventsQuery } from "./list-schema";
import { isFullAt, paceAt } from "./pace-rules";
import {
  codeFrom,
  isCollectingAt,
  isUsable,
  judgedAt,
  MOST_DEMO_EVENTS,
  MOST_EVENTS,
  nextTurn,
  setByHand,
  statusAt,
  unlessPast,
} from "./rules";
import {
  type DjCounts,
  type DjEvent,
  defaultSettings,
  type EventChange,
  type EventStatus,
  isInOrder,
  type ListedEvent,
  type NewEvent,
  type PublicEvent,
} from "./schema";

export function countsOf({ pending, accepted, playing, played, declined }: EventRow) {
  const all = pending + accepted + playing + played + declined;
  return { all, pending, accepted, playing, played, declined };
}

/** Returns the counts as the event's DJs know them. */
export function djCountsOf(row: EventRow): DjCounts {
  const { apart, accepted, queued } = row;
  return { ...countsOf(row), apart, queue: queued, later: accepted - queued };
}

/** Returns the counts that every guest may know: where guests see only their own of the queue, without the accepted. */
export function publicCounts(row: EventRow) {
  const counts = countsOf(row);
  if (row.settings.queueView !== "own") return counts;
  return { ...counts, all: counts.all - counts.accepted, accepted: 0 };
}

/** Returns the event as guests see it. */
export function publicEvent(row: EventRow): PublicEvent {
  const { waitingLimit, pauseSeconds, messages, votes, songs, explicit, queueView, collectsFrom } =
    row.settings;
  const now = Date.now();
  return {
    code: row.code,
    name: row.name,
    venue: row.venue,
    djName: row.djName,
    status: statusAt(row, judgedAt(row, now)),
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    lastCallAt: row.lastCallAt,
    timeZone: row.timeZone,
    pace: paceAt(row, now),
    // What is collected is played from the opening on.
    full: isFullAt(row, Math.max(now, Date.parse(row.opensAt ?? row.createdAt))),
    settings: {
      ...{ waitingLimit, pauseSeconds, messages, votes, songs, explicit, queueView },
      collectsFrom,
    },
    counts: publicCounts(row),
    cursor: row.cursor,
  };
}

/** Returns the event as its DJs see it, with the status they chose, whatever its opening and closing times say. */
export function djEvent(row: EventRow): DjEvent {
  const { id, createdAt, status, settings, decksUntil } = row;
  const own = { id, createdAt, status, settings, decksUntil };
  return { ...publicEvent(row), ...own, counts: djCountsOf(row) };
}

/** Lists the newest of a DJ's own events and those shared with them: as many as one may own. */
export async function listEvents(dj: Pick<Dj, "id">) {
  const roles = await memberships(dj);
  const which = { ownerId: dj.id, ids: [...roles.keys()] };
  const rows = await db.list(await database(), which, { limit: MOST_EVENTS, offset: 0 });
  return rows.map((row) => listedEvent(row, roles));
}

/**
 * The event that a page is about: the one that its address names, else the open one of these, else the newest. Undefined
 * if there is none, or the DJ has nothing to do with it.
 */
export async function eventOfPage(dj: Pick<Dj, "id">, events: ListedEvent[], named: unknown) {
  if (!named) return events.find(({ status }) => isUsable(status)) ?? events[0];
  return events.find(({ id }) => id === named) ?? findOlder(dj, named);
}

async function findOlder(dj: Pick<Dj, "id">, named: unknown) {
  const { success, data: id } = z.uuid().safeParse(named);
  const row = success ? await db.find(await database(), id) : undefined;
  if (!row) return undefined;
  const roles = await memberships(dj);
  const isTheirs = row.ownerId === dj.id || roles.has(row.id);
  return isTheirs ? listedEvent(row, roles) : undefined;
}

function listedEvent(row: EventRow, roles: Awaited<ReturnType<typeof memberships>>): ListedEvent {
  return { ...djEvent(row), role: roles.get(row.id) ?? "owner" };
}

/** Lists one page of the same. */
export async function listEventsPage(
  dj: Pick<Dj, "id">,
  { filter, page }: EventsQuery,
): Promise<EventList> {
  const source = await database();
  const roles = await memberships(dj);
  const which = {
    ownerId: dj.id,
    ids: [...roles.keys()],
    ...(filter === "running" && { runningAt: new Date().toISOString() }),
  };
  const pageSize = EVENTS_PER_PAGE;
  const part = { limit: pageSize, offset: (page - 1) * pageSize };
  const [total, rows] = await Promise.all([db.count(source, which), db.list(source, which, part)]);
  const events = rows.map((row) => listedEvent(row, roles));
  return { events, page, pageSize, pageCount: pageCountOf(total, pageSize), total };
}

/**
 * Lists the events under way at `now` (ms since 1970) to which a DJ plays: those they own and those they share as a
 * co-DJ.
 */
export async function eventsUnderWay(dj: Pick<Dj, "id">, now: number) {
  const roles = await memberships(dj);
  const shared = [...roles].flatMap(([id, role]) => (may(role, "work") ? id : []));
  return db.underWay(await database(), dj.id, shared, new Date(now).toISOString());
}

/** Creates an event with a new code. @throws AppError `too_many` */
export async function createEvent(dj: Dj, details: NewEvent): Promise<DjEvent> {
  for (;;) {
    const code = codeFrom(randomBytes(32));
    const event = code && (await createEventAs(dj, code, details));
    if (event) return event;
  }
}

/** Creates an event with this code. Resolves to undefined if the code is taken. */
export function createEventAs(dj: Dj, code: string, details: NewEvent) {
  return writeOneByOne(`events of ${dj.id}`, async (tx): Promise<DjEvent | undefined> => {
    const most = isShared(dj) ? MOST_DEMO_EVENTS : MOST_EVENTS;
    if ((await db.count(tx, { ownerId: dj.id, ids: [] })) >= most) throw new AppError("too_many");
    const row = withNextTurn(newRow(dj, code, details), Date.now());
    return (await db.insert(tx, row)) ? djEvent(row) : undefined;
  });
}

function newRow(dj: Dj, code: string, { settings, ...details }: NewEvent): EventRow {
  return {
    id: randomUUID(),
    ownerId: dj.id,
    code,
    venue: "",
    djName: dj.name,
    // With an opening time to come, this is scheduled.
    status: "open",
    opensAt: null,
    closesAt: null,
    timeZone: "UTC",
    ...inUtc(details),
    settings: Object.assign({}, defaultSettings, settings),
    createdAt: new Date().toISOString(),
    lastCallAt: null,
    nextTurnAt: null,
    openedAt: null,
    closedAt: null,
    erasedAt: null,
    doNotPlay: 0,
    admissions: 0,
    queued: 0,
    starts: "[]",
    decksUntil: null,
    cursor: 0,
    apart: 0,
    pending: 0,
    accepted: 0,
    playing: 0,
    played: 0,
    declined: 0,
  };
}

/** The event with the moment at which its status next changes by itself. */
function withNextTurn<E extends EventRow>(event: E, now: number): E {
  return { ...event, nextTurnAt: nextTurn(event, now) };
}

/**
 * Stores a change of a locked event and returns the event after it. `updateEvent` in `requests` records the
 * change and moves the requests of renamed lanes.
 * @throws AppError `invalid_input`
 */
export async function storeEventChange<E extends EventRow>(
  tx: Tx,
  event: E,
  { settings, renamedLanes, ...details }: EventChange,
  at: string,
): Promise<E> {
  const now = Date.parse(at);
  const changed = {
    // New times hold: a last call that is over does not keep requests closed.
    lastCallAt:
      details.status || details.closesAt ? unlessPast(event.lastCallAt, now) : event.lastCallAt,
    ...inUtc(details),
    ...(isByHand(details) && setByHand(event, details.status, now)),
    ...(settings && { settings: Object.assign({}, event.settings, settings) }),
    ...(details.status && {
      closedAt: details.status === "closed" ? (event.closedAt ?? at) : null,
    }),
    ...(isOpened(event, details, at) && { openedAt: at }),
    // A reopened event may collect names again.
    erasedAt: null,
  };
  const after = withNextTurn({ ...event, ...changed }, now);
  if (!isInOrder(after)) {
    throw new AppError("invalid_input", { fields: { closesAt: ["invalid"] } });
  }
  await db.update(tx, event.id, { ...changed, nextTurnAt: after.nextTurnAt });
  return after;
}

/** Sets when the last call of a locked event ends, or takes it back, and returns the event after it. */
export async function storeLastCall<E extends EventRow>(
  tx: Tx,
  event: E,
  lastCallAt: string | null,
  now: number,
): Promise<E> {
  const after = withNextTurn({ ...event, lastCallAt }, now);
  await db.update(tx, event.id, { lastCallAt, nextTurnAt: after.nextTurnAt });
  return after;
}

/**
 * Notes how long the do-not-play list of a locked event is, about how many guests something is decided, or until when
 * its decks are taken for connected.
 */
export async function storeMarks<E extends EventRow>(
  tx: Tx,
  event: E,
  marks: Partial<Pick<EventRow, "doNotPlay" | "admissions" | "decksUntil">>,
): Promise<E> {
  const after = { ...event, ...marks };
  await db.update(tx, event.id, marks);
  leave(tx, after);
  return after;
}

/** Returns the ids of the events that have opened or closed by themselves up to `instant` (ISO), unrecorded. */
export async function eventsToTurn(instant: string) {
  const rows = await db.toTurn(await database(), instant);
  return rows.map(({ id }) => id);
}

/** Notes that the turn of a locked event is recorded; undefined if another process has done that. */
export async function storeTurn<E extends EventRow>(tx: Tx, event: E, now: number) {
  if (!event.nextTurnAt || Date.parse(event.nextTurnAt) > now) return undefined;
  const after = withNextTurn(event, now);
  await db.update(tx, event.id, { nextTurnAt: after.nextTurnAt });
  return after;
}

type Times = Pick<EventChange, "status" | "opensAt" | "closesAt">;

/** A status with times is a schedule; one without is the DJ's hand, which wins over the schedule. */
function isByHand<T extends Times>(details: T): details is T & { status: EventStatus } {
  const { status, opensAt, closesAt } = details;
  return status !== undefined && opensAt === undefined && closesAt === undefined;
}

/** Whether the DJ opens by hand an event that guests could not use before. */
function isOpened(event: EventRow, details: Times, at: string) {
  if (!isByHand(details) || !isUsable(details.status)) return false;
  const now = Date.parse(at);
  return !isUsable(statusAt(event, now)) || isCollectingAt(event, now);
}

export function removeEvent(dj: Dj, id: string) {
  return write(async (tx) => {
    await lockOwnEvent(tx, dj, id, "own");
    await removeAndAnnounce(tx, id);
  });
}

/** Deletes every event that a DJ owns, with all its requests. */
export function removeEventsOf(dj: Dj) {
  return write(async (tx) => {
    for (const { id } of await db.list(tx, { ownerId: dj.id, ids: [] }))
      await removeAndAnnounce(tx, id);
  });
}

/** The announcement ends the event's open streams. */
async function removeAndAnnounce(tx: Tx, id: string) {
  await db.remove(tx, id);
  await (await storage()).announce(tx, id);
}

/** Converts the times to UTC, so that they compare as text. */
function inUtc<T extends Pick<EventChange, "opensAt" | "closesAt">>(details: T): T {
  const utc = { ...details };
  if (utc.opensAt) utc.opensAt = new Date(utc.opensAt).toISOString();
  if (utc.closesAt) utc.closesAt = new Date(utc.closesAt).toISOString();
  return utc;
}

/** Returns the ids of events that closed before `instant` (ISO) and still store names. */
export async function eventsToErase(instant: string) {
  const rows = await db.toErase(await database(), instant);
  return rows.map(({ id }) => id);
}

export function markErased(tx: Tx, id: string, at: string) {
  return db.update(tx, id, { erasedAt: at });
}
