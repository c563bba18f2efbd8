import type { Snapshot, Verb } from "@/lib/party/requests/change-schema";
import type { ListQuery, Sort } from "@/lib/party/requests/list-schema";
import { compareRank, searchTextOf } from "@/lib/party/requests/rules";
import type { DjRequest, GuestRequest, SongRequest } from "@/lib/party/requests/schema";
import { foldText } from "@/lib/text/fold";
import { countsAfter } from "./counts";
import { needsPlace, paced, placed, shiftPlaces } from "./places";
import { hasMoved, isIn } from "./rules";
import { type Applied, hasMore, isMine, isShort, type List, type ListUpdate } from "./updates";
import { veiledAfter } from "./veil";

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

/** Whether a request belongs before the end of the page. */
function isWithin<R extends SongRequest>(list: List<R>, request: R, sort: Sort | undefined) {
  const last = list.requests.at(-1);
  return !last || list.requests.length < list.pageSize || compareRank(request, last, sort) < 0;
}
