import { QUEUE } from "@/lib/party/events/lanes";
import { TYPICAL_SECONDS } from "@/lib/party/events/pace-rules";
import type { DjCounts } from "@/lib/party/events/schema";
import { foldText } from "@/lib/text/fold";
import type { Filter, Sort } from "./list-schema";
import type { SongRequest } from "./schema";
import type { RequestStatus } from "./statuses";

/** The allowed status changes of a request. Guests withdraw, the DJ does everything else. */
const NEXT: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ["accepted", "declined", "withdrawn"],
  // What a finger hit by mistake goes back to waiting, or is declined, also once newer steps stand on it.
  accepted: ["playing", "pending", "declined"],
  playing: ["played"],
  played: ["pending", "declined"],
  declined: ["pending", "declined"],
  withdrawn: [],
};

export function canBecome(from: RequestStatus, to: RequestStatus) {
  return NEXT[from].includes(to);
}

/** Whether a request waits to be decided or played. */
export function isWaiting({ status }: Pick<SongRequest, "status">) {
  return status === "pending" || status === "accepted";
}

export function lengthOf({ seconds }: Pick<SongRequest, "seconds">) {
  return seconds ?? TYPICAL_SECONDS;
}

type Ranked = Pick<
  SongRequest,
  "status" | "lane" | "position" | "pinned" | "backers" | "playedAt" | "declinedAt"
> & {
  /** It waits apart, because its guest is muted. */
  apart?: boolean;
};

/** The groups of a list, in its order. */
const GROUPS = [
  "playing",
  "pinned",
  "queue",
  "later",
  "pending",
  "played",
  "declined",
  "withdrawn",
  "apart",
  "declinedApart",
] as const;
type Group = (typeof GROUPS)[number];

const FIRST_AND_LAST: Record<Exclude<Filter, "mine">, readonly [Group, Group]> = {
  all: ["playing", "declined"],
  pending: ["pending", "pending"],
  accepted: ["pinned", "later"],
  queue: ["pinned", "queue"],
  later: ["later", "later"],
  playing: ["playing", "playing"],
  played: ["played", "played"],
  declined: ["declined", "declined"],
  apart: ["apart", "apart"],
};

/** Returns the first and last group that a filter shows. "mine" shows all groups of one guest. */
export function groupsOf(filter: Filter) {
  const [first, last] = FIRST_AND_LAST[filter === "mine" ? "all" : filter];
  return { first: GROUPS.indexOf(first), last: GROUPS.indexOf(last) };
}

/** Returns the filter as a guest knows it: the DJ's lanes are one line to guests. */
export function asGuestFilter(filter: Filter) {
  if (filter === "apart") return "pending";
  return filter === "queue" || filter === "later" ? "accepted" : filter;
}

/** Returns how many requests each filter shows, from the number of requests in each group. */
export function countsIn(groups: ReadonlyMap<number, number>): DjCounts {
  const countOf = (filter: keyof DjCounts) => {
    const { first, last } = groupsOf(filter);
    return [...groups].reduce(
      (sum, [group, count]) => (group >= first && group <= last ? sum + count : sum),
      0,
    );
  };
  return {
    all: countOf("all"),
    pending: countOf("pending"),
    accepted: countOf("accepted"),
    queue: countOf("queue"),
    later: countOf("later"),
    playing: countOf("playing"),
    played: countOf("played"),
    declined: countOf("declined"),
    apart: countOf("apart"),
  };
}

/** The groups of the line, in which a guest's place is counted. */
export const LINE = { first: GROUPS.indexOf("pinned"), last: GROUPS.indexOf("queue") };

/** The groups of the accepted requests: the line, and what is parked for later. */
export const ACCEPTED = { first: LINE.first, last: GROUPS.indexOf("later") };

/** The groups of what its guest has had or will have: what plays, is accepted or has played. */
export const HAD = (["playing", "pinned", "queue", "later", "played"] as const).map((group) =>
  GROUPS.indexOf(group),
);

/** The groups that no list shows but that of the guest themselves, and the DJs' of what waits apart. */
export const APART = {
  withdrawn: GROUPS.indexOf("withdrawn"),
  first: GROUPS.indexOf("apart"),
  last: GROUPS.indexOf("declinedApart"),
};

/** Returns the group in which a muted guest sees their own request, whatever group it is in. */
export function groupAsSeen(group: number) {
  if (group === APART.first) return GROUPS.indexOf("pending");
  return group === APART.last ? GROUPS.indexOf("declined") : group;
}

function groupOf({ status, lane, pinned, apart }: Ranked): Group {
  if (apart && status === "pending") return "apart";
  if (apart && status === "declined") return "declinedApart";
  if (status !== "accepted") return status;
  if (lane !== QUEUE) return "later";
  return pinned ? "pinned" : "queue";
}

function keyOf(request: Ranked) {
  if (request.status === "accepted") return request.position;
  if (request.status === "pending") return -request.backers;
  // Newest first.
  return -Date.parse(request.playedAt ?? request.declinedAt ?? "") || 0;
}

/**
 * Returns a request's rank: its group, then its key within the group; ties go to the older request. Stored with
 * the request, so that one index serves every filter and page.
 */
export function rankOf(request: Ranked) {
  return { rankGroup: GROUPS.indexOf(groupOf(request)), rankKey: keyOf(request) };
}

type Listed = Ranked &
  Pick<SongRequest, "id" | "createdAt"> & {
    had?: number | undefined;
    fits?: number | undefined;
  };

/** Sorts like the database. */
export function compareRank(a: Listed, b: Listed, sort: Sort = "votes") {
  const [left, right] = [rankOf(a), rankOf(b)];
  const byGroup = left.rankGroup - right.rankGroup;
  if (sort === "newest") return byGroup || -byAge(a, b);
  if (sort === "oldest") return byGroup || byAge(a, b);
  const byFairness = sort === "fair" ? (a.had ?? 0) - (b.had ?? 0) : 0;
  const byFit = sort === "fits" ? (b.fits ?? 0) - (a.fits ?? 0) : 0;
  return byGroup || byFairness || byFit || left.rankKey - right.rankKey || byAge(a, b);
}

function byAge(a: Listed, b: Listed) {
  return compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
}

function compare(a: string, b: string) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whether a request is in the line, where guests see their place. */
export function isInLine(request: Ranked) {
  const { rankGroup } = rankOf(request);
  return rankGroup >= LINE.first && rankGroup <= LINE.last;
}

/** Returns the text that a search matches, folded so that case and accents do not matter. */
export function searchTextOf(...words: (string | null | undefined)[]) {
  return foldText(words.filter(Boolean).join(" "));
}

/** Returns the seconds that the playing song has left at `now`. */
export function secondsLeft(
  playing: Pick<SongRequest, "startedAt" | "seconds"> | null | undefined,
  now: number,
) {
  if (!playing?.startedAt) return 0;
  const elapsed = (now - Date.parse(playing.startedAt)) / 1000;
  return Math.max(0, Math.round(lengthOf(playing) - elapsed));
}
