import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database, type Tx, write } from "@/lib/db/client";
import type { RenamedLane } from "@/lib/party/events/schema";
import {
  advance,
  countsOf,
  type EventRow,
  eventByCode,
  eventsToErase,
  markErased,
  ownEvent,
  type Tally,
} from "@/lib/party/events/service";
import { foldText } from "@/lib/text/fold";
import { eraseWords, messagesOf, pageOfPeople, peopleOf } from "./backers";
import { PEOPLE_PER_PAGE } from "./backers-schema";
import type { Standing, Standings, Verb } from "./changes-schema";
import * as db from "./db";
import { isInLine, rankOf, searchTextOf, secondsLeft } from "./rules";
import type {
  DjList,
  DjRequest,
  Filter,
  GuestList,
  GuestRequest,
  ListQuery,
  PeoplePage,
  SongRequest,
} from "./schema";

export type { RequestRow } from "./db";

type Row = db.RequestRow;

export function findRequest(source: Database, id: string) {
  return db.find(source, id);
}

/** Every request for one song at an event, the oldest first. */
export function requestsForSong(source: Database, eventId: string, songKey: string) {
  return db.ofSong(source, { eventId, songKey });
}

/** The accepted requests of a lane, in its order. */
export function requestsInLane(source: Database, eventId: string, lane: string) {
  return db.lane(source, eventId, lane);
}

/** Gives lanes other names, all at once. Returns the ids of their requests, waiting and done. */
export async function renameLanes(tx: Tx, eventId: string, renamed: readonly RenamedLane[]) {
  const rows = renamed.length > 0 ? await db.renameLanes(tx, eventId, renamed) : [];
  return rows.map(({ id }) => id);
}

/** The request that is playing at an event, or undefined. */
export function playingAt(source: Database, eventId: string) {
  return db.playing(source, eventId);
}

/** A position behind all others of a lane. */
export async function endOfLane(source: Database, eventId: string, lane: string) {
  const { last } = await db.ends(source, eventId, lane);
  return (last ?? 0) + 1;
}

/** The request without anything about who asked, and without what only storage needs. */
export function songRequest(row: Row): SongRequest {
  const { eventId, songKey, searchText, mergedInto, rankGroup, rankKey, ...request } = row;
  return { ...request, pinned: row.pinned === 1 };
}

/** These requests as one guest may see them. */
export async function guestRequests(source: Database, rows: Row[], guestId: string) {
  const ids = rows.map(({ id }) => id);
  const messages = await messagesOf(source, guestId, ids);
  return Promise.all(rows.map((row) => seenBy(source, row, messages.get(row.id))));
}

/** One request as one guest may see it. */
export async function guestRequest(source: Database, row: Row, guestId: string) {
  const messages = await messagesOf(source, guestId, [row.id]);
  return seenBy(source, row, messages.get(row.id));
}

/**
 * One request as one guest sees it. `message` is what they wrote, null when nothing, undefined when they
 * do not back it.
 */
export async function seenBy(source: Database, row: Row, message: string | null | undefined) {
  const mine = message !== undefined;
  const place = mine ? await placeOf(source, row) : { place: null, waitSeconds: null };
  const request: GuestRequest = { ...songRequest(row), mine, message: message ?? null, ...place };
  return request;
}

async function placeOf(source: Database, row: Row) {
  if (!isInLine(songRequest(row))) return { place: null, waitSeconds: null };
  const ahead = await db.aheadOf(source, row);
  const left = secondsLeft(await db.playing(source, row.eventId), Date.now());
  return { place: ahead.count + 1, waitSeconds: ahead.seconds + left };
}

/** These requests as the event's DJs see them, with the people behind each. */
export async function djRequests(source: Database, rows: Row[]): Promise<DjRequest[]> {
  const ids = rows.map(({ id }) => id);
  const people = await peopleOf(source, ids);
  return rows.map((row) => ({ ...songRequest(row), people: people.get(row.id) ?? [] }));
}

/** One request as the event's DJs see it. */
export async function djRequest(source: Database, row: Row): Promise<DjRequest> {
  const people = await peopleOf(source, [row.id]);
  return { ...songRequest(row), people: people.get(row.id) ?? [] };
}

/** One page of everybody behind a request. @throws AppError as `ownEvent` */
export async function listPeople(dj: Dj, id: string, page: number): Promise<PeoplePage> {
  const source = await database();
  const row = await db.find(source, id);
  if (!row) throw new AppError("not_found");
  await ownEvent(dj, row.eventId, "see");
  const people = await pageOfPeople(source, id, page);
  const pageCount = Math.max(1, Math.ceil(row.backers / PEOPLE_PER_PAGE));
  return { people, page, pageSize: PEOPLE_PER_PAGE, pageCount, total: row.backers };
}

/** Requests by id; those that do not exist are missing. */
export function requestsById(source: Database, ids: string[]) {
  return db.findAll(source, ids);
}

/** One page of an event's list as a guest sees it. @throws AppError `not_found` */
export async function listForGuest(code: string, guestId: string, query: ListQuery) {
  const source = await database();
  const event = await eventByCode(code);
  const search = { ...query, search: foldText(query.search), eventId: event.id, guestId };
  const mine = await db.countBacked(source, event.id, guestId);
  const counts = { ...countsOf(event), mine };
  const { rows, ...page } = await readPage(source, event, search, counts[query.filter]);
  const list: GuestList = { requests: await guestRequests(source, rows, guestId), counts, ...page };
  return list;
}

/** One page of an event's list as its DJs see it. */
export async function listForDj(event: EventRow, query: ListQuery): Promise<DjList> {
  const source = await database();
  const counts = countsOf(event);
  const search = { ...query, search: foldText(query.search), eventId: event.id, withPeople: true };
  const filter = query.filter as Exclude<Filter, "mine">;
  const { rows, ...page } = await readPage(source, event, search, counts[filter]);
  return { requests: await djRequests(source, rows), counts, ...page };
}

/** Every request of an event but the withdrawn, in the order they were asked. */
export async function requestsInOrder(eventId: string) {
  const rows = await db.allInOrder(await database(), eventId);
  return rows.map(songRequest);
}

/** Requests of an event whose song matches, in the order of its list. */
export async function findSongs(event: EventRow, search: string, limit: number) {
  const query = { filter: "all", page: 1, pageSize: limit } as const;
  return db.page(await database(), { ...query, search: foldText(search), eventId: event.id });
}

/** Without a search the event's own counts tell the total: no page ever counts rows. */
async function readPage(source: Database, event: EventRow, search: db.Search, counted: number) {
  const total = search.search ? await db.countMatching(source, search) : counted;
  const pageCount = Math.max(1, Math.ceil(total / search.pageSize));
  const { page, pageSize } = search;
  const rows = await db.page(source, search);
  return { rows, page, pageSize, pageCount, total, cursor: event.cursor };
}

/** A request before and after a change; without `before` it is new. */
export type Touched = { before?: Row; after: Row };

/** Stores what a change made of these requests. Returns by how much it moves the event's counts. */
export async function store(tx: Tx, touched: Touched[]) {
  const tally: Tally = {};
  for (const { before, after } of touched) {
    Object.assign(after, rankOf(songRequest(after)));
    if (before) {
      if (Object.keys(changedColumns(before, after)).length > 0) await db.update(tx, after);
      tally[before.status] = (tally[before.status] ?? 0) - 1;
    } else {
      await db.insert(tx, after);
    }
    tally[after.status] = (tally[after.status] ?? 0) + 1;
  }
  return tally;
}

/** Stores a change, keeps the event's counts and writes the change down. The event must be held. */
export async function settle(
  tx: Tx,
  event: EventRow,
  { verb, at, touched, steps }: { verb: Verb; at: string; touched: Touched[]; steps?: unknown },
) {
  const tally = await store(tx, touched);
  await advance(tx, event, { verb, at, tally, touched: standingsOf(touched), steps });
}

/** Where requests stood before a change, by id. */
export function standingsOf(touched: Touched[]): Standings {
  return Object.fromEntries(touched.map((part) => [part.after.id, standingOf(part)]));
}

function standingOf({ before, after }: Touched): Standing | null {
  if (!before || (before.rankGroup === after.rankGroup && before.position === after.position)) {
    return null;
  }
  const { status, lane, position, pinned } = before;
  return { status, lane, position, pinned: pinned === 1 };
}

/** The columns in which `after` differs, with its values. */
export function changedColumns(before: Row, after: Row): Partial<Row> {
  const columns = Object.keys(after) as (keyof Row)[];
  const changed = columns.filter((column) => before[column] !== after[column]);
  return Object.fromEntries(changed.map((column) => [column, after[column]]));
}

/** A new row for a request; the rank follows when it is stored. */
export function newRow(
  fields: Pick<Row, "id" | "eventId" | "title" | "artist" | "songKey" | "createdAt"> & Partial<Row>,
): Row {
  return {
    trackId: null,
    seconds: null,
    searchText: searchTextOf(fields.title, fields.artist),
    status: "pending",
    lane: "queue",
    position: 0,
    pinned: 0,
    declineReason: null,
    declineNote: null,
    backers: 1,
    mergedInto: null,
    rankGroup: 0,
    rankKey: 0,
    acceptedAt: null,
    startedAt: null,
    playedAt: null,
    declinedAt: null,
    withdrawnAt: null,
    ...fields,
  };
}

/** Tells how long a request's song is. */
export function setSeconds(id: string, seconds: number) {
  return write((tx) => db.setSeconds(tx, id, seconds));
}

/** Names and messages are kept for this many days after an event closed. */
export const KEPT_DAYS = 30;

/** Erases the names and messages of events that closed long enough ago. Returns how many events. */
export async function eraseOldWords(now = Date.now()) {
  const due = await eventsToErase(new Date(now - KEPT_DAYS * 86_400_000).toISOString());
  for (const id of due) {
    await write(async (tx) => {
      // Holds the event first: from here on no name is added.
      await markErased(tx, id, new Date(now).toISOString());
      await eraseWords(tx, id);
    });
  }
  return due.length;
}
