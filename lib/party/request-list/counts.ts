import { filters } from "@/lib/party/requests/list-queries";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { SongRequest } from "@/lib/party/requests/schema";
import { isIn } from "./rules";
import type { List, ListUpdate } from "./updates";

/** The counts of a list after an update of it. */
export function countsAfter<R extends SongRequest>(
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
