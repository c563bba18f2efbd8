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

/** Returns one page of an event's list as a guest sees it. @throws AppError `not_found` */
export async function listForGuest(
  code: string,
  guestId: string,
  query: ListQuery,
): Promise<GuestList> {
  const source = await database();
  const event = await eventByCode(code);
  const search = { ...query, search: foldText(query.search), eventId: event.id, guestId };
  const mine = await lists.countBacked(source, event.id, guestId);
  const counts = { ...countsOf(event), mine };
  const { rows, ...page } = await readPage(source, event, search, counts[query.filter]);
  return { requests: await guestRequests(source, rows, guestId), counts, ...page };
}

/** Returns one page of an event's list as its DJs see it. */
export async function listForDj(event: EventRow, query: ListQuery): Promise<DjList> {
  const source = await database();
  const counts = countsOf(event);
  const search = {
    ...query,
    search: foldText(query.search),
    eventId: event.id,
    withBackers: true,
  };
  const filter = query.filter as Exclude<Filter, "mine">;
  const { rows, ...page } = await readPage(source, event, search, counts[filter]);
  return { requests: await djRequests(source, rows), counts, ...page };
}

/** Reads one page. Without a search, the event's counters give the total, so that no rows are counted. */
async function readPage(source: Database, event: EventRow, search: lists.Search, counted: number) {
  const total = search.search ? await lists.countMatching(source, search) : counted;
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
