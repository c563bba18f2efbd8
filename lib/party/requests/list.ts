import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database } from "@/lib/db/client";
import { type EventRow, eventByCode, ownEvent } from "@/lib/party/events/access";
import { countsOf } from "@/lib/party/events/service";
import { foldText } from "@/lib/text/fold";
import { pageOfBackers } from "./backers";
import * as db from "./db";
import * as lists from "./list-db";
import {
  BACKERS_PER_PAGE,
  type BackersPage,
  type DjList,
  type Filter,
  type GuestList,
  type ListQuery,
} from "./list-schema";
import { djRequests, guestRequests } from "./present";
import { countsIn } from "./rules";

/** Returns one page of an event's list as a guest sees it. @throws AppError `not_found` */
export async function listForGuest(
  code: string,
  guestId: string,
  query: ListQuery,
): Promise<GuestList> {
  const source = await database();
  const event = await eventByCode(code);
  const search = { ...query, search: foldText(query.search), eventId: event.id, guestId };
  const counts = search.search
    ? await countFoundByGuest(source, search)
    : { ...countsOf(event), mine: await lists.countBacked(source, event.id, guestId) };
  const { rows, ...page } = await readPage(source, event, search, counts);
  return { requests: await guestRequests(source, event, rows, guestId), counts, ...page };
}

async function countFoundByGuest(source: Database, search: lists.Search) {
  const { queue, later, ...counts } = await countGroups(source, search, "all");
  return { ...counts, mine: await lists.countMatching(source, { ...search, filter: "mine" }) };
}

/** Returns one page of an event's list as its DJs see it. */
export async function listForDj(event: EventRow, query: ListQuery): Promise<DjList> {
  const source = await database();
  const search = {
    ...query,
    search: foldText(query.search),
    eventId: event.id,
    withBackers: true,
  };
  // Without a search, the event's own counters tell all but which lanes the accepted requests are in.
  const counts = search.search
    ? await countGroups(source, search, "all")
    : { ...(await countGroups(source, search, "accepted")), ...countsOf(event) };
  const { rows, ...page } = await readPage(source, event, search, counts);
  return { requests: await djRequests(source, rows, search.search), counts, ...page };
}

async function countGroups(source: Database, search: lists.Search, filter: "all" | "accepted") {
  return countsIn(await lists.countGroups(source, { ...search, filter }));
}

/** Reads one page of as many requests as the filter counts. */
async function readPage(
  source: Database,
  event: EventRow,
  search: lists.Search,
  counts: Partial<Record<Filter, number>>,
) {
  const total = counts[search.filter] ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / search.pageSize));
  const { page, pageSize } = search;
  const rows = await lists.page(source, search);
  return { rows, page, pageSize, pageCount, total, cursor: event.cursor };
}

/** Returns one page of a request's backers. @throws AppError like `ownEvent` */
export async function listBackers(dj: Dj, id: string, page: number): Promise<BackersPage> {
  const source = await database();
  const row = await db.find(source, id);
  if (!row) throw new AppError("not_found");
  await ownEvent(dj, row.eventId, "see");
  const people = await pageOfBackers(source, id, page);
  const pageCount = Math.max(1, Math.ceil(row.backers / BACKERS_PER_PAGE));
  return { people, page, pageSize: BACKERS_PER_PAGE, pageCount, total: row.backers };
}

/** Returns the requests of an event whose song matches, in list order. */
export async function findSongs({ id: eventId }: EventRow, search: string, limit: number) {
  const query = { filter: "all", page: 1, pageSize: limit } as const;
  return lists.page(await database(), { ...query, search: foldText(search), eventId });
}

/** A typing mistake leaves so many letters at the beginning or the end of a word as they are. */
const PART_LENGTH = 2;
const MOST_PARTS = 8;
const MOST_CANDIDATES = 100;

/** Returns the requests of an event whose song may be the typed one with a mistake in it, in list order. */
export async function findMistyped({ id: eventId }: EventRow, typed: string) {
  const words = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > PART_LENGTH);
  const parts = words.flatMap((word) => [word.slice(0, PART_LENGTH), word.slice(-PART_LENGTH)]);
  if (parts.length === 0) return [];
  const some = [...new Set(parts)].slice(0, MOST_PARTS);
  return lists.containingAny(await database(), eventId, some, MOST_CANDIDATES);
}
