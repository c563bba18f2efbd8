import type { Settings } from "@/lib/party/events/schema";
import type { Replayed } from "@/lib/party/request-list/updates";
import { withBacker, withoutBacker } from "@/lib/party/requests/backing-rules";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { isHidden } from "@/lib/party/requests/view-rules";
import { NOT_MINE } from "./addresses";

/** A vote, or that a guest leaves a request, which the server has not answered. */
export type PendingBacking = {
  code: string;
  /** The request as the guest saw it. */
  seen: GuestRequest;
  /** Whether the guest is behind it afterwards. */
  mine: boolean;
  at: string;
};

/** What the server has said. */
type Known = {
  settings: Pick<Settings, "queueView">;
  find: (id: string) => GuestRequest | undefined;
};

/** Returns the requests that these change, as they are after all of them, by the server's own rules. */
export function replay(
  pending: readonly PendingBacking[],
  { settings, find }: Known,
): Replayed<GuestRequest>[] {
  const now = new Map<string, GuestRequest>();
  for (const backing of pending) {
    const { id } = backing.seen;
    now.set(id, afterBacking(backing, now.get(id) ?? find(id) ?? backing.seen));
  }
  return [...now].map(([id, after]) => ({
    before: find(id),
    after: unlessHidden(after, settings),
  }));
}

/** Where guests see their own songs of the queue alone, one that they leave is gone from their lists. */
export function unlessHidden(request: GuestRequest, settings: Known["settings"]): GuestRequest {
  const isGone = !request.mine && isHidden({ settings }, request);
  return isGone ? { ...request, status: "withdrawn" } : request;
}

function afterBacking({ seen, mine, at }: PendingBacking, known: GuestRequest): GuestRequest {
  if (known.mine === mine) return known;
  const own = { ...NOT_MINE, mine };
  // What the server has told since may count it already: a delta does not say who is behind a request.
  if (!isAsSeen(known, seen)) return { ...known, ...own };
  return { ...(mine ? withBacker(known) : withoutBacker(known, at)), ...own };
}

/**
 * Returns a request by the answer to what the guest did when it looked as `seen`. What the stream has told meanwhile may be
 * newer; of what only concerns this guest, it tells nothing.
 */
export function answered(
  known: GuestRequest | undefined,
  answer: GuestRequest,
  seen?: GuestRequest,
): GuestRequest {
  if (!known || (seen && isAsSeen(known, seen))) return answer;
  const fields = Object.keys(NOT_MINE) as (keyof typeof NOT_MINE)[];
  const own = Object.fromEntries(fields.map((field) => [field, answer[field]]));
  return { ...known, ...own };
}

function isAsSeen(known: GuestRequest, seen: GuestRequest) {
  return known.status === seen.status && known.backers === seen.backers;
}
