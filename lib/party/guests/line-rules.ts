import { waitAt } from "@/lib/party/events/pace-rules";
import type { GuestList, ListQuery } from "@/lib/party/requests/list-schema";
import { isInLine, lengthOf, secondsLeft } from "@/lib/party/requests/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { NEXT } from "@/lib/party/requests/view-rules";

export type InLine = { place: number; waitSeconds: number };

/**
 * Where the requests of one page of the list stand in the line, as far as its order shows that: the line comes first,
 * after what is playing. Where guests see the queue roughly, only the next songs are in order.
 */
export function linesIn(
  {
    requests,
    page,
    pageSize,
    counts,
  }: Pick<GuestList, "requests" | "page" | "pageSize" | "counts">,
  query: Query,
  { settings, pace, playing }: Pick<GuestEvent, "settings" | "pace" | "playing">,
  now: number,
) {
  const lines = new Map<string, InLine>();
  // Without a pace, the lengths of songs on earlier pages are missing.
  if (!showsLine(query) || (pace.seconds === null && page > 1)) return lines;
  const known = { exact: Number.POSITIVE_INFINITY, rough: NEXT, own: 0 }[settings.queueView];
  const above = query.filter === "all" ? counts.playing : 0;
  let count = Math.max(0, (page - 1) * pageSize - above);
  let seconds = secondsLeft(playing, now);
  for (const request of requests.filter(isInLine)) {
    if (count === known) break;
    lines.set(request.id, { place: count + 1, waitSeconds: waitAt(pace, { count, seconds }, now) });
    count += 1;
    seconds += lengthOf(request);
  }
  return lines;
}

type Query = Pick<ListQuery, "filter" | "search" | "sort">;

function showsLine({ filter, search, sort }: Query) {
  return (filter === "all" || filter === "accepted") && !search && !sort;
}
