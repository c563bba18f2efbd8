import type { Filter } from "@/lib/party/requests/list-schema";
import { compareRank, groupsOf, rankOf } from "@/lib/party/requests/rules";
import type { SongRequest } from "@/lib/party/requests/schema";

/**
 * The pages that a pager links: the first, the last, and the current one between its neighbours. `null` is a gap of
 * more than one page. Never more than five, which fit on a phone with the two arrows.
 */
export function shownPages(page: number, count: number): (number | null)[] {
  if (count <= 5) return Array.from({ length: count }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 3), count - 2);
  return [1, middle > 3 ? null : 2, middle, middle < count - 2 ? null : count - 1, count];
}

/** Whether a request is among those that a filter shows. */
export function isIn(filter: Filter, request: SongRequest) {
  const { first, last } = groupsOf(filter);
  const { rankGroup } = rankOf(request);
  return rankGroup >= first && rankGroup <= last;
}

/** Whether a request stands elsewhere in the order of the list. */
export function hasMoved(before: SongRequest, after: SongRequest) {
  return compareRank(before, after) !== 0;
}
