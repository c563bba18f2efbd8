import "server-only";
import type { Database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import type { RequestRow } from "./db";
import * as lanes from "./lanes-db";
import * as lists from "./list-db";
import { ACCEPTED, groupsOf } from "./rules";
import { NEXT } from "./view-rules";

/** Returns the ids of the songs that guests see in order where they see the queue roughly; none in other views. */
export async function nextOf(source: Database, { id, settings }: EventRow) {
  if (settings.queueView !== "rough") return [];
  return (await lanes.front(source, id, NEXT)).map((row) => row.id);
}

/**
 * Returns one page of a list whose order does not reveal the queue's. It is read in parts, of which only the accepted
 * requests are put in another order; the guest's own are one query. `accepted` is how many of these the guest sees.
 */
export async function veiledPage(
  source: Database,
  event: EventRow,
  search: lists.Search,
  counts: { playing: number; accepted: number },
): Promise<RequestRow[]> {
  if (search.filter === "mine") {
    return lists.ownByAge(source, search, await nextOf(source, event));
  }
  const { first, last } = groupsOf(search.filter);
  const end = search.page * search.pageSize;
  const rows: RequestRow[] = [];
  /** How many rows the list has had so far. */
  let passed = 0;
  const slice = () => ({
    offset: Math.max(0, end - search.pageSize - passed),
    limit: Math.max(0, end - Math.max(passed, end - search.pageSize)),
  });
  const isIn = (group: number) => group >= first && group <= last;

  if (isIn(0)) {
    const groups = { first: 0, last: 0 };
    rows.push(...(await lists.slice(source, { ...search, ...slice(), groups })));
    passed += counts.playing;
  }
  if (isIn(ACCEPTED.first)) {
    const next = await nextOf(source, event);
    const isOwn = event.settings.queueView === "own";
    const { offset, limit } = slice();
    const room = Math.min(limit, counts.accepted - offset);
    const groups = ACCEPTED;
    if (room > 0) {
      const query = { ...search, offset, limit: room, groups };
      rows.push(...(await lists.acceptedByAge(source, query, next, isOwn)));
    }
    passed += counts.accepted;
  }
  if (last > ACCEPTED.last) {
    const groups = { first: Math.max(first, ACCEPTED.last + 1), last };
    const { offset, limit } = slice();
    if (limit > 0) rows.push(...(await lists.slice(source, { ...search, offset, limit, groups })));
  }
  return rows;
}

/** Whether a list in the usual order would tell that of the queue. */
export function tellsQueue({ settings }: EventRow) {
  return settings.queueView !== "exact";
}
