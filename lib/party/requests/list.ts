import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { pageCountOf } from "@/lib/calls/list-page";
import { type Database, database } from "@/lib/db/client";
import { type EventRow, eventByCode, ownEvent } from "@/lib/party/events/access";
import { countsOf, djCountsOf } from "@/lib/party/events/service";
import { foldText } from "@/lib/text/fold";
import { ownApart, withApart } from "./apart";
import { burstAt, ownBackings, pageOfBackers } from "./backers";
import * as db from "./db";
import { fittingPage } from "./fits";
import * as lists from "./list-db";
import { BACKERS_PER_PAGE } from "./list-queries";
import type { BackersPage, DjList, Filter, GuestList, ListQuery } from "./list-schema";
import { djRequests, guestRequests } from "./present";
import { APART, countsIn, groupsOf } from "./rules";
import { type ListedSong, songsTonight } from "./songs-tonight";
import { tellsQueue, veiledPage } from "./veiled-list";
import { isHidden } from "./view-rules";

export type RequestRow = db.RequestRow;

/** Returns one page of an event's list as a guest sees it. @throws AppError `not_found` */
export async function listForGuest(
  code: string,
  guestId: string,
  query: ListQuery,
): Promise<GuestList> {
  const source = await database();
  const event = await eventByCode(code);
  const apart = await ownApart(source, event, guestId);
  const search = { ...query, search: foldText(query.search), eventId: event.id, guestId, apart };
  const found = search.search
    ? await countFoundByGuest(source, search)
    : {
        ...withApart(countsOf(event), apart),
        mine: await lists.countBacked(source, event.id, guestId),
      };
  const counts = await countsSeen(source, event, search, found);
  const { rows, ...page } = await readPage(source, event, search, counts);
  return { requests: await guestRequests(source, event, rows, guestId), counts, ...page };
}

/** Where guests see only their own requests of the queue, its count contains no others. */
async function countsSeen(
  source: Database,
  { settings }: EventRow,
  search: lists.Search,
  counts: GuestList["counts"],
) {
  if (settings.queueView !== "own") return counts;
  const accepted = await lists.countOwnAccepted(source, search);
  return { ...counts, accepted, all: counts.all - counts.accepted + accepted };
}

async function countFoundByGuest(source: Database, search: lists.Search) {
  const groups = await lists.countGroups(source, { ...search, filter: "all" });
  const { queue, later, apart, ...counts } = countsIn(groups);
  return { ...counts, mine: await lists.countMatching(source, { ...search, filter: "mine" }) };
}

const WITH_APART = { first: 0, last: APART.first };

/** Returns one page of an event's list as its DJs see it. */
export async function listForDj(event: EventRow, query: ListQuery): Promise<DjList> {
  const source = await database();
  const search = {
    ...query,
    search: foldText(query.search),
    eventId: event.id,
    withBackers: true,
  };
  const counts = search.search
    ? countsIn(await lists.countGroups(source, { ...search, groups: WITH_APART }))
    : djCountsOf(event);
  const { rows, ...page } = await readPage(source, event, search, counts);
  return { requests: await djRequests(source, rows, search.search), counts, ...page };
}

/** Reads one page of as many requests as the filter counts. */
async function readPage(
  source: Database,
  event: EventRow,
  search: lists.Search,
  counts: Partial<Record<Filter, number>>,
) {
  const total = counts[search.filter] ?? 0;
  const { page, pageSize } = search;
  const pageCount = pageCountOf(total, pageSize);
  const { playing = 0, accepted = 0 } = counts;
  const rows =
    search.guestId && tellsQueue(event)
      ? await veiledPage(source, event, search, { playing, accepted })
      : await (search.sort === "fits" ? fittingPage : plainPage)(source, event, search);
  return { rows, page, pageSize, pageCount, total, cursor: event.cursor };
}

function plainPage(source: Database, _: EventRow, search: lists.Search) {
  return lists.page(source, search);
}

/** Returns one page of a request's backers. @throws AppError like `ownEvent` */
export async function listBackers(dj: Dj, id: string, page: number): Promise<BackersPage> {
  const source = await database();
  const row = await db.find(source, id);
  if (!row) throw new AppError("not_found");
  await ownEvent(dj, row.eventId, "see");
  const [people, burst] = await Promise.all([
    pageOfBackers(source, row, page),
    burstAt(source, row.id),
  ]);
  const pageCount = pageCountOf(row.backers, BACKERS_PER_PAGE);
  return { people, burst, page, pageSize: BACKERS_PER_PAGE, pageCount, total: row.backers };
}

/** Returns the requests of an event whose song matches, in list order, as far as the guest sees them. */
export async function findSongs(event: EventRow, guestId: string, search: string, limit: number) {
  const text = foldText(search);
  const source = await database();
  const apart = await ownApart(source, event, guestId);
  const isListed = (await songsTonight(event)).some(({ searchText }) => searchText.includes(text));
  if (!isListed && apart.length === 0) return [];
  const all = { filter: "all", page: 1, pageSize: limit, eventId: event.id } as const;
  const query = { ...all, search: text, guestId, apart };
  if (!tellsQueue(event)) return lists.page(source, query);
  // Before the page, its parts must be counted.
  const counts = await countsSeen(source, event, query, await countFoundByGuest(source, query));
  return veiledPage(source, event, query, counts);
}

/** How many letters at the beginning or the end of a word survive a typing mistake. */
const PART_LENGTH = 2;
const MOST_PARTS = 8;
const MOST_CANDIDATES = 100;

/** Returns the requests of an event whose song `isMeant` by what is typed with a mistake in it, in list order. */
export async function findMistyped(
  event: EventRow,
  guestId: string,
  typed: string,
  isMeant: (song: ListedSong) => boolean,
) {
  const words = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > PART_LENGTH);
  const parts = words.flatMap((word) => [word.slice(0, PART_LENGTH), word.slice(-PART_LENGTH)]);
  if (parts.length === 0) return [];
  const some = [...new Set(parts)].slice(0, MOST_PARTS);
  const ids = (await songsTonight(event))
    .filter(({ searchText }) => some.some((part) => searchText.includes(part)))
    .sort((a, b) => a.rankGroup - b.rankGroup || a.rankKey - b.rankKey)
    .slice(0, MOST_CANDIDATES)
    .filter(isMeant)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.findAll(await database(), ids);
  const listed = rows.filter(({ rankGroup }) => rankGroup <= groupsOf("all").last);
  listed.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return asSeen(event, guestId, listed);
}

/** Returns the requests of an event for these songs, as far as the guest sees them. */
export async function findOfSongs(event: EventRow, guestId: string, songKeys: string[]) {
  const wanted = new Set(songKeys);
  const songs = (await songsTonight(event)).filter(({ songKey }) => wanted.has(songKey));
  if (songs.length === 0) return [];
  const keys = [...new Set(songs.map(({ songKey }) => songKey))];
  return asSeen(event, guestId, await lists.ofSongs(await database(), event.id, keys));
}

async function asSeen(event: EventRow, guestId: string, rows: RequestRow[]) {
  if (!tellsQueue(event)) return rows;
  const source = await database();
  const ids = rows.map(({ id }) => id);
  const own = await ownBackings(source, guestId, ids);
  return rows
    .filter((row) => own.has(row.id) || !isHidden(event, row))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
