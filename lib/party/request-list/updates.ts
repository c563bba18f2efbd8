import type { Counts, Pace, Settings } from "@/lib/party/events/schema";
import type { Snapshot, Verb } from "@/lib/party/requests/change-schema";
import type { DjRequest, GuestRequest, SongRequest } from "@/lib/party/requests/schema";

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

/** Whether a request is the guest's own. */
export function isMine(request: SongRequest & Partial<GuestRequest>) {
  return request.mine === true;
}

/** Whether a page has fewer rows than its counts tell. */
export function isShort({ requests, page, pageSize, total }: List) {
  return requests.length < Math.min(pageSize, total - (page - 1) * pageSize);
}

/** Whether other pages follow. */
export function hasMore<R extends SongRequest>({ page, pageCount }: List<R>) {
  return page < pageCount;
}
