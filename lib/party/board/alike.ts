import { takesBackers } from "@/lib/party/requests/limits";
import type { DjRequest } from "@/lib/party/requests/schema";
import { alikeTo } from "@/lib/party/songs/alike";

/** How many others each request is compared with at most: what comes next in the line, and its own page. */
const MOST_COMPARED = 200;

/** Returns the requests that may be the same song as this one, spelled differently, and could be merged with it. */
export function alikesOf(request: DjRequest, others: readonly DjRequest[]) {
  return others.slice(0, MOST_COMPARED).filter(mayJoin(request));
}

function mayJoin(request: DjRequest) {
  const isAlike = alikeTo(request);
  return (other: DjRequest) => other.id !== request.id && takesBackers(other) && isAlike(other);
}

/** Returns the first look-alike of each pending request, by the request's id. */
export function firstAlikes(requests: readonly DjRequest[], others: readonly DjRequest[]) {
  const all = [...others.slice(0, MOST_COMPARED - requests.length), ...requests];
  const pending = requests.filter(({ status }) => status === "pending");
  return new Map(pending.map((request) => [request.id, all.find(mayJoin(request))]));
}
