import { waitAt } from "@/lib/party/events/pace-rules";
import type { Counts, Pace, Settings } from "@/lib/party/events/schema";
import type { Snapshot, Verb } from "@/lib/party/requests/change-schema";
import { filters } from "@/lib/party/requests/list-queries";
import type { Filter, ListQuery, Sort } from "@/lib/party/requests/list-schema";
import {
  compareRank,
  groupsOf,
  isInLine,
  lengthOf,
  rankOf,
  searchTextOf,
  secondsLeft,
} from "@/lib/party/requests/rules";
import type { DjRequest, GuestRequest, SongRequest } from "@/lib/party/requests/schema";
import { NEXT } from "@/lib/party/requests/view-rules";
import { foldText } from "@/lib/text/fold";

/** What the list of a guest and the list of a DJ have in common. */
export type List<R extends SongRequest = SongRequest> = {
  requests: R[];
  counts: Counts & { mine?: number; queue?: number; later?: number; apart?: number };
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  cursor: number;
};

/** An update of a list: requests as they are now, and where they stood before (null: nowhere, or no change). */
export type ListUpdate<R extends SongRequest> = {
  requests: (SongRequest & Partial<R>)[];
  from: Record<string, Snapshot | null>;
  verb?: Verb;
  /** Of a change that the server has told; what the visitor does is shown before. */
  id?: number;
  counts?: Counts;
  pace?: Pace;
  /** Where guests do not see the whole queue: how they see it, and whether it has moved. */
  view?: { queue: Settings["queueView"]; moved: boolean } | undefined;
  /** By how many the guest's own requests grow. */
  mine?: number;
  /** Others of the same batch follow. The counts are those after the last of them. */
  more?: true | undefined;
};

export function snapshotOf(request: SongRequest & Partial<Pick<DjRequest, "apart">>): Snapshot {
  const { status, lane, position, pinned, apart } = request;
  return { status, lane, position, pinned, ...(apart && { apart }) };
}

/** A request as the server has told it, undefined if it has not, and as it is shown. */
export type Replayed<R> = { before?: R | undefined; after: R };

/** Returns what has become of requests as an update of a list. */
export function updateOf<R extends SongRequest>(replayed: readonly Replayed<R>[]): ListUpdate<R> {
  const snapshots = replayed.map(({ before, after }) => [
    after.id,
    before ? snapshotOf(before) : null,
  ]);
  const own = ({ before, after }: Replayed<R>) =>
    Number(isMine(after)) - Number(before !== undefined && isMine(before));
  return {
    requests: replayed.map(({ after }) => after),
    from: Object.fromEntries(snapshots),
    mine: replayed.reduce((sum, one) => sum + own(one), 0),
  };
}

/** The list after the update, and whether only the server can tell what the page shows now. */
export type Applied<L> = { list: L; isStale: boolean };

/** Returns a request from all that a page has: a list that knows it as the guest's own counts before one that does not. */
export function findKnown<R extends SongRequest>(requests: readonly R[], id: string) {
  const known = requests.filter((request) => request.id === id);
  return known.find(isMine) ?? known[0];
}

/**
 * Adds to an update what the page knows from its other lists of requests that this one does not show yet: no delta tells
 * a guest which are theirs.
 */
export function completed<R extends SongRequest>(
  update: ListUpdate<R>,
  { requests: shown }: List<R>,
  all: readonly R[],
): ListUpdate<R> {
  const requests = update.requests.map((request) => {
    const isShown = shown.some(({ id }) => id === request.id);
    return isShown ? request : { ...findKnown(all, request.id), ...request };
  });
  return { ...update, requests };
}

/** Whether a page has fewer rows than its counts tell. */
export function isShort({ requests, page, pageSize, total }: List) {
  return requests.length < Math.min(pageSize, total - (page - 1) * pageSize);
}

/**
 * Brings one page of a list up to date. Rows and counts change from the update alone. The page has to be
 * read again when a row left it, or when rows of earlier pages moved.
 */
export function applyUpdate<R extends SongRequest, L extends List<R>>(
  list: L,
  query: ListQuery,
  update: ListUpdate<R>,
  /** What a row that the page has not shown before is taken to be, beyond what the update says. */
  blank: Omit<R, keyof SongRequest>,
  now: number,
): Applied<L> {
  if (update.id !== undefined && update.id <= list.cursor) return { list, isStale: false };
  const counts = countsAfter(list, query, update);
  const total = query.search ? list.total : (counts[query.filter] ?? list.total);
  const pageCount = Math.max(1, Math.ceil(total / list.pageSize));
  // While rows move, others may be behind the page that were there before, or that come with the same update.
  const open = { ...list, pageCount: Math.max(list.pageCount, pageCount) };
  let next: Applied<L> = { list: open, isStale: false };
  for (const request of update.requests) {
    const from = update.from[request.id] ?? null;
    const known = list.requests.find(({ id }) => id === request.id);
    next = applyOne(next, query, { ...blank, ...known, ...request } as R, from, update.verb);
    const { requests } = next.list;
    const shifted = update.view ? requests : shiftPlaces(requests, request, from, now);
    next.list = { ...next.list, requests: shifted };
  }
  next = waitsAfter(next, query, update, now);
  const cursor = update.id ?? list.cursor;
  const requests = keptRows(list.requests, next.list.requests);
  const after = { ...next.list, requests, counts, total, pageCount, cursor };
  // Before the last of a batch, a row may have left what the counts took for the last page.
  const isWrong = update.more ? mayMiscount(after, update) : isShort(after);
  const isStale = next.isStale || isWrong || isForServer(list, after, query, update);
  return { list: after, isStale };
}

/** The former rows where the update changes none of them: what renders by them has nothing to do. */
function keptRows<R>(before: R[], after: R[]) {
  const isSame = before.length === after.length && after.every((row, i) => row === before[i]);
  return isSame ? before : after;
}

/**
 * Whether the guest's places may be wrong after a batch: its requests are as they are after the last change, so that one
 * which came before the guest's own, and then left, would count only as having left.
 */
function mayMiscount<R extends SongRequest>({ requests }: List<R>, { from }: ListUpdate<R>) {
  const hasPlace = requests.some((request) => (request as R & Partial<GuestRequest>).place);
  return hasPlace && Object.values(from).some(Boolean);
}

/** Whether only the server can tell what the update changes. */
function isForServer<R extends SongRequest>(
  list: List<R>,
  next: List<R>,
  query: ListQuery,
  update: ListUpdate<R>,
) {
  // It counts the matches of a search.
  const isFound = Boolean(query.search) && !(hasSameRows(list, next) && isStill(list, update));
  // And the songs of a guest, whose other requests move with each of them, and what fits what is playing.
  const isKnownToServer = query.sort === "fair" || query.sort === "fits";
  return isFound || (isKnownToServer && update.requests.length > 0);
}

function countsAfter<R extends SongRequest>(
  list: List<R>,
  { search }: ListQuery,
  update: ListUpdate<R>,
) {
  const counts = { ...list.counts };
  if (!update.counts) Object.assign(counts, recount(counts, update));
  // The event's own counts are not those of a search, which change only with what it finds.
  else if (!search) {
    Object.assign(counts, update.counts);
    // Of the queue, the guest sees their own: the server counts these for each guest.
    if (update.view?.queue === "own") {
      counts.accepted = list.counts.accepted;
      counts.all += list.counts.accepted;
    }
  }
  if (counts.mine !== undefined) counts.mine += update.mine ?? 0;
  return counts;
}

/** The list with the waits of the guest's own requests. */
function waitsAfter<R extends SongRequest, L extends List<R>>(
  next: Applied<L>,
  query: ListQuery,
  update: ListUpdate<R>,
  now: number,
): Applied<L> {
  if (update.view) return veiledAfter(next, query, update, update.view.moved);
  const requests = paced(next.list.requests, update.pace, now);
  return { ...next, list: { ...next.list, requests } };
}

/**
 * The list after news of a queue that the guest does not see whole: what they may not see any more is gone, and only
 * the server knows what has become of their own.
 */
function veiledAfter<R extends SongRequest, L extends List<R>>(
  { list, isStale }: Applied<L>,
  query: ListQuery,
  update: ListUpdate<R>,
  moved: boolean,
): Applied<L> {
  const sent = new Set(update.requests.map(({ id }) => id));
  const isGone = ({ id }: R) => id in update.from && !sent.has(id);
  const left = list.requests.filter((request) => isMine(request) || !isGone(request));
  const requests = moved ? behindNext(left, sent) : left;
  const hasOwn = list.requests.some(
    (request) => isMine(request) && (isGone(request) || (moved && request.status === "accepted")),
  );
  const isOther = requests.some((request, index) => request !== list.requests[index]);
  const hasLeft = (requests.length < list.requests.length || isOther) && hasMore(list);
  // It went into the queue, and the rows behind it moved up.
  const hasShifted =
    list.page > 1 &&
    Object.entries(update.from).some(
      ([id, former]) => former && !sent.has(id) && isIn(query.filter, former as SongRequest),
    );
  return { list: { ...list, requests }, isStale: isStale || hasOwn || hasLeft || hasShifted };
}

/** A change in the queue brings the songs of which guests know the order: the others stand behind them, by age. */
function behindNext<R extends SongRequest>(requests: R[], sent: ReadonlySet<string>) {
  const hasLeft = ({ id, status, position }: R) =>
    status === "accepted" && position > 0 && position <= NEXT && !sent.has(id);
  if (!requests.some(hasLeft)) return requests;
  return requests
    .map((request) => (hasLeft(request) ? { ...request, position: NEXT + 1 } : request))
    .sort((a, b) => compareRank(a, b));
}

/** Whether the update moves no request from one status or lane to another, and is about requests of the page. */
function isStill<R extends SongRequest>(
  { requests: shown }: List<R>,
  { requests, from }: ListUpdate<R>,
) {
  const hasStayed = ([id, former]: [string, Snapshot | null]) => {
    const now = requests.find((request) => request.id === id);
    return now && (!former || (former.status === now.status && former.lane === now.lane));
  };
  const ids = new Set(shown.map(({ id }) => id));
  return requests.every(({ id }) => ids.has(id)) && Object.entries(from).every(hasStayed);
}

/** Changes with which a request comes or rises; with others it may have left an earlier page, down past this one. */
const RISING: readonly Verb[] = ["asked", "joined", "backed"];

function applyOne<R extends SongRequest, L extends List<R>>(
  { list, isStale }: Applied<L>,
  query: ListQuery,
  request: R,
  from: Snapshot | null,
  verb: Verb | undefined,
): Applied<L> {
  const known = list.requests.find(({ id }) => id === request.id);
  const others = list.requests.filter(({ id }) => id !== request.id);
  const isShown = matches(request, query, known);
  if (!known) {
    const comesBefore = isShown && isWithin(list, request, query.sort);
    const mayFall = from !== null || !verb || !RISING.includes(verb);
    if (list.page > 1) return { list, isStale: isStale || comesBefore || mayFall };
    if (!comesBefore) return { list, isStale };
  }
  if (!isShown) return { list: { ...list, requests: others }, isStale: isStale || hasMore(list) };
  const inOrder = (a: R, b: R) => compareRank(a, b, query.sort);
  const requests = [...others, placed(request)].sort(inOrder).slice(0, list.pageSize);
  const mayHaveLeft =
    known && hasMoved(known, request) && isAtOpenEnd({ ...list, requests }, request);
  return {
    list: { ...list, requests },
    isStale: isStale || Boolean(mayHaveLeft) || needsPlace(request, known),
  };
}

/** Whether a request stands where another page begins: it may belong there. */
function isAtOpenEnd<R extends SongRequest>(list: List<R>, { id }: R) {
  const { requests, page } = list;
  return (requests.at(-1)?.id === id && hasMore(list)) || (requests[0]?.id === id && page > 1);
}

function hasSameRows({ requests: before }: List, { requests: after }: List) {
  const ids = new Set(before.map(({ id }) => id));
  return before.length === after.length && after.every(({ id }) => ids.has(id));
}

function isMine(request: SongRequest & Partial<GuestRequest>) {
  return request.mine === true;
}

function matches(
  request: SongRequest & Partial<DjRequest>,
  { filter, search }: ListQuery,
  known: SongRequest | undefined,
) {
  if (!isIn(filter, request)) return false;
  // What others submit is not the guest's own; what they back themselves is.
  if (filter === "mine" && !isMine(request)) return false;
  // What was found once stays found; the last of many people behind a request only the server knows.
  if (!search || known) return true;
  const words = request.people?.flatMap(({ name, message }) => [name, message]) ?? [];
  return searchTextOf(request.title, request.artist, ...words).includes(foldText(search));
}

function isIn(filter: Filter, request: SongRequest) {
  const { first, last } = groupsOf(filter);
  const { rankGroup } = rankOf(request);
  return rankGroup >= first && rankGroup <= last;
}

/** Whether a request belongs before the end of the page. */
function isWithin<R extends SongRequest>(list: List<R>, request: R, sort: Sort | undefined) {
  const last = list.requests.at(-1);
  return !last || list.requests.length < list.pageSize || compareRank(request, last, sort) < 0;
}

function hasMore<R extends SongRequest>({ page, pageCount }: List<R>) {
  return page < pageCount;
}

function hasMoved(before: SongRequest, after: SongRequest) {
  return compareRank(before, after) !== 0;
}

/** Out of the line there is no place in it. */
function placed<R extends SongRequest>(request: R): R {
  return isInLine(request) || !("place" in request)
    ? request
    : { ...request, place: null, placeTo: null, waitSeconds: null };
}

/** A guest's own request has come into the line, or moved in it: only the server counts its place. */
function needsPlace(request: SongRequest & Partial<GuestRequest>, known: SongRequest | undefined) {
  return isMine(request) && isInLine(request) && (!known || hasMoved(known, request));
}

/** The filters of which a request's own columns tell whether it is in them. */
const COUNTED = filters.filter((filter) => filter !== "mine");

/** What the visitor's own step does to the counts, until the server tells. */
function recount(
  counts: List["counts"],
  { requests, from }: Pick<ListUpdate<SongRequest>, "requests" | "from">,
) {
  const next = { ...counts };
  function count(request: SongRequest, by: 1 | -1) {
    for (const filter of COUNTED) {
      if (next[filter] !== undefined && isIn(filter, request)) next[filter] += by;
    }
  }
  for (const request of requests) {
    const former = from[request.id];
    if (former) count({ ...request, apart: false, ...former } as SongRequest, -1);
    count(request, 1);
  }
  return next;
}

/** The places of the guest's own requests move up when one before them leaves the line, and back. */
function shiftPlaces<R extends SongRequest>(
  requests: R[],
  moved: SongRequest,
  from: Snapshot | null,
  now: number,
): R[] {
  if (!from) return requests;
  return requests.map((request) => {
    const own = request as R & Partial<GuestRequest>;
    if (!own.place || own.id === moved.id) return request;
    const was = isBefore({ ...moved, ...from }, own);
    const is = isBefore(moved, own);
    const place = own.place - Number(was) + Number(is);
    const waitSeconds = Math.max(0, (own.waitSeconds ?? 0) + waited(moved, from, was, is, now));
    return { ...request, place, waitSeconds };
  });
}

/** The waits of the guest's own requests at the pace of the night, as the server reckons them. */
function paced<R extends SongRequest>(requests: R[], pace: Pace | undefined, now: number): R[] {
  if (!pace || pace.seconds === null) return requests;
  return requests.map((request) => {
    const { place } = request as R & Partial<GuestRequest>;
    if (!place) return request;
    // At a known pace, the songs' own lengths do not count.
    return { ...request, waitSeconds: waitAt(pace, { count: place - 1, seconds: 0 }, now) };
  });
}

function isBefore(request: SongRequest, own: SongRequest) {
  return isInLine(request) && compareRank(request, own) < 0;
}

function waited(moved: SongRequest, from: Snapshot, was: boolean, is: boolean, now: number) {
  if (from.status === "playing" && moved.status === "played") return -secondsLeft(moved, now);
  // What leaves the line to play still has to be waited for.
  if (was && moved.status === "playing") return 0;
  return (Number(is) - Number(was)) * lengthOf(moved);
}
