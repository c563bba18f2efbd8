import type { ListQuery } from "@/lib/party/requests/list-schema";
import { compareRank } from "@/lib/party/requests/rules";
import type { SongRequest } from "@/lib/party/requests/schema";
import { NEXT } from "@/lib/party/requests/view-rules";
import { isIn } from "./rules";
import { type Applied, hasMore, isMine, type List, type ListUpdate } from "./updates";

/**
 * The list after news of a queue that the guest does not see whole: what they may not see any more is gone, and only
 * the server knows what has become of their own.
 */
export function veiledAfter<R extends SongRequest, L extends List<R>>(
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
