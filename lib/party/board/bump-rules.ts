import { QUEUE } from "@/lib/party/events/lanes";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import { compareRank, isInLine } from "@/lib/party/requests/rules";
import type { DjRequest } from "@/lib/party/requests/schema";

type Placed = Pick<
  DjRequest,
  | "id"
  | "status"
  | "lane"
  | "position"
  | "pinned"
  | "backers"
  | "createdAt"
  | "playedAt"
  | "declinedAt"
  | "toldAt"
>;

function firstOf<R extends Placed>(line: readonly R[]) {
  return line
    .filter((request) => request.lane === QUEUE && isInLine(request))
    .sort((a, b) => compareRank(a, b))[0];
}

/** Returns the song that is next and whose guest has been told so, among those of the line. */
export function promisedIn<R extends Placed>(line: readonly R[]) {
  const first = firstOf(line);
  return first?.toldAt ? first : undefined;
}

/**
 * Returns the song whose guest has been told that it is next, if this change has another one played or put before it.
 * What a DJ decides on that song itself, such as to decline it, bumps nobody.
 */
export function bumpedBy<R extends Placed>(
  { status }: RequestChange,
  before: readonly R[],
  after: readonly Placed[],
) {
  const promised = promisedIn(before);
  const own = after.find(({ id }) => id === promised?.id);
  if (own?.status !== "accepted") return undefined;
  return status === "playing" || firstOf(after)?.id !== own.id ? promised : undefined;
}
