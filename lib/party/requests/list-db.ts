import "server-only";
import { type ExpressionBuilder, sql } from "kysely";
import type { Database, Tables } from "@/lib/db/client";
import { contains } from "@/lib/db/like";
import { QUEUE } from "@/lib/party/events/lanes";
import type { Apart } from "./apart";
import type { RequestRow } from "./db";
import type { ListQuery } from "./list-schema";
import { ACCEPTED, APART, groupAsSeen, groupsOf, HAD } from "./rules";

export type Search = ListQuery & {
  eventId: string;
  guestId?: string;
  withBackers?: boolean;
  /** Instead of those of the filter. */
  groups?: { first: number; last: number };
  /** A muted guest's own requests that wait apart: the guest sees them among the others. */
  apart?: readonly Apart[];
};

function matching(db: Database, given: Search) {
  const { eventId, filter, search, guestId, withBackers } = given;
  const listed = db.selectFrom("requests");
  // Each of the two conditions uses one index. With both, the engines scan the whole list to sort it.
  const query =
    filter === "mine"
      ? (listed
          .innerJoin("backers", "backers.requestId", "requests.id")
          .where("backers.eventId", "=", eventId)
          .where("guestId", "=", guestId ?? "")
          .where("rankGroup", "!=", APART.withdrawn) as typeof listed)
      : listed
          .where("requests.eventId", "=", eventId)
          .where((where) => where.or(inGroups(where, given)));
  if (!search) return query;
  return query.where((where) => {
    const inSong = contains("requests.searchText", search);
    if (!withBackers) return inSong;
    const inBackers = where.exists(
      where
        .selectFrom("backers")
        .select("backers.id")
        .whereRef("backers.requestId", "=", "requests.id")
        .where("backers.silent", "=", 0)
        .where(contains("backers.searchText", search)),
    );
    return where.or([inSong, inBackers]);
  });
}

/** The requests of the wanted groups, and those apart that the guest sees in them. */
function inGroups(where: ExpressionBuilder<Tables, "requests">, { filter, groups, apart }: Search) {
  const { first, last } = groups ?? groupsOf(filter);
  const isWanted = (group: number) => group >= first && group <= last;
  const own = (apart ?? []).filter(({ rankGroup }) => isWanted(groupAsSeen(rankGroup)));
  const listed = where.and([where("rankGroup", ">=", first), where("rankGroup", "<=", last)]);
  if (own.length === 0) return [listed];
  return [
    listed,
    where(
      "requests.id",
      "in",
      own.map(({ id }) => id),
    ),
  ];
}

/** The group by which a list is sorted. */
function sortedGroup({ apart = [] }: Search) {
  const group = sql.ref<number>("rankGroup");
  if (apart.length === 0) return group;
  const seen = [APART.first, APART.last].map((one) => sql`when ${one} then ${groupAsSeen(one)}`);
  return sql<number>`case ${group} ${sql.join(seen, sql` `)} else ${group} end`;
}

/**
 * Returns one page of a list. In the usual order, its cost does not depend on the number of requests; by age it
 * sorts those of the filter.
 */
export function page(db: Database, search: Search): Promise<Page[]> {
  const { sort = "votes" } = search;
  if (sort === "fair") return fairPage(db, search);
  const direction = sort === "newest" ? "desc" : "asc";
  return matching(db, search)
    .selectAll("requests")
    .orderBy(sortedGroup(search))
    .$if(sort === "votes", (query) => query.orderBy("rankKey"))
    .orderBy("requests.createdAt", direction)
    .orderBy("requests.id", direction)
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
    .execute();
}

/** A request, with how many songs its guest has had if the list is sorted by that. */
type Page = RequestRow & { had?: number; fits?: number };

/**
 * The fair order: by how many songs those who asked for it have had, accepted ones included, then as usual. Of several
 * who asked for the same, the one who has had the fewest counts. It reads whoever asked for the songs of the night
 * once, and sorts the requests of the filter.
 */
async function fairPage(db: Database, search: Search): Promise<Page[]> {
  const songs = db.with("songs", (query) =>
    query
      .selectFrom("requests")
      .innerJoin("backers", "backers.requestId", "requests.id")
      .select((select) => ["backers.guestId", select.fn.countAll<number>().as("had")])
      .where("requests.eventId", "=", search.eventId)
      .where("rankGroup", "in", HAD)
      .where("backers.asked", "=", 1)
      .groupBy("backers.guestId"),
  );
  const had = sql<number>`coalesce((
    select min(coalesce(songs.had, 0)) from backers left join songs on songs."guestId" = backers."guestId"
    where backers."requestId" = requests.id and backers.asked = 1), 0)`;
  const rows = await matching(songs as unknown as Database, search)
    .selectAll("requests")
    .select(had.as("had"))
    .orderBy("rankGroup")
    .orderBy("had")
    .orderBy("rankKey")
    .orderBy("requests.createdAt")
    .orderBy("requests.id")
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
    .execute();
  return rows.map((row) => ({ ...row, had: Number(row.had) }));
}

type Slice = Search & { offset: number; limit: number };

/** Returns a part of a list in the usual order. */
export function slice(db: Database, search: Slice) {
  return matching(db, search)
    .selectAll("requests")
    .orderBy(sortedGroup(search))
    .orderBy("rankKey")
    .orderBy("requests.createdAt")
    .orderBy("requests.id")
    .limit(search.limit)
    .offset(search.offset)
    .execute();
}

/**
 * Returns a part of the accepted requests: those of the queue before those for later, those of `next` first and in
 * order, all others by age. Costs as many rows as are accepted.
 */
export function acceptedByAge(db: Database, search: Slice, next: string[], isOwn: boolean) {
  return accepted(db, search, isOwn)
    .selectAll("requests")
    .orderBy(laneAsSeen())
    .$if(next.length > 0, (query) => query.orderBy(placeAmong(next)))
    .orderBy("requests.createdAt")
    .orderBy("requests.id")
    .limit(search.limit)
    .offset(search.offset)
    .execute();
}

/** Returns one page of a guest's own requests in the usual order, but the accepted ones like `acceptedByAge`. */
export function ownByAge(db: Database, search: Search, next: string[]) {
  const { first, last } = ACCEPTED;
  const isAccepted = sql<boolean>`"rankGroup" between ${first} and ${last}`;
  return matching(db, search)
    .selectAll("requests")
    .orderBy(sql`case when ${isAccepted} then ${first} else ${sortedGroup(search)} end`)
    .orderBy(sql`case when ${isAccepted} then ${laneAsSeen()} else 0 end`)
    .$if(next.length > 0, (query) => query.orderBy(placeAmong(next)))
    .orderBy(sql`case when ${isAccepted} then 0 else "rankKey" end`)
    .orderBy("requests.createdAt")
    .orderBy("requests.id")
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
    .execute();
}

function laneAsSeen() {
  return sql<number>`case lane when ${QUEUE} then 0 else 1 end`;
}

/** The place of a request in `next`, which is not empty; all other requests come after these. */
function placeAmong(next: string[]) {
  const places = next.map((id, index) => sql`when ${id} then ${sql.lit(index)}`);
  return sql<number>`case requests.id ${sql.join(places, sql` `)} else ${sql.lit(next.length)} end`;
}

/** The accepted requests that match; with `isOwn` only those that the guest backs. */
function accepted(db: Database, search: Search, isOwn: boolean) {
  const query = matching(db, { ...search, groups: ACCEPTED });
  if (!isOwn) return query;
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("backers")
        .select("backers.id")
        .whereRef("backers.requestId", "=", "requests.id")
        .where("backers.guestId", "=", search.guestId ?? ""),
    ),
  );
}

export async function countOwnAccepted(db: Database, search: Search) {
  const row = await accepted(db, { ...search, filter: "accepted" }, true)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns listed requests for any of these songs; of those for one song, the newest last. */
export function ofSongs(db: Database, eventId: string, songKeys: string[]) {
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("songKey", "in", songKeys)
    .where("rankGroup", "<=", groupsOf("all").last)
    .orderBy("createdAt")
    .execute();
}

export async function countMatching(db: Database, search: Search) {
  const row = await matching(db, search)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns how many requests of each group match, by group as the guest sees it. */
export async function countGroups(db: Database, search: Search) {
  const rows = await matching(db, search)
    .select((select) => ["rankGroup", select.fn.countAll<number>().as("count")])
    .groupBy("rankGroup")
    .execute();
  const groups = new Map<number, number>();
  for (const { rankGroup, count } of rows) {
    const group = search.apart?.length ? groupAsSeen(rankGroup) : rankGroup;
    groups.set(group, (groups.get(group) ?? 0) + Number(count));
  }
  return groups;
}

/** Returns every request that the lists of an event show, oldest first. */
export function allInOrder(db: Database, eventId: string) {
  const { last } = groupsOf("all");
  return db
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("rankGroup", "<=", last)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** Returns how many listed requests a guest backs. */
export async function countBacked(db: Database, eventId: string, guestId: string) {
  const { count } = await db
    .selectFrom("backers")
    .innerJoin("requests", "requests.id", "backers.requestId")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("backers.eventId", "=", eventId)
    .where("guestId", "=", guestId)
    .where("rankGroup", "!=", APART.withdrawn)
    .executeTakeFirstOrThrow();
  return Number(count);
}
