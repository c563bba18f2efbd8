import { AppError } from "@/lib/calls/errors";
import { QUEUE } from "@/lib/party/events/lanes";
import { positionAfter } from "./change-rules";
import type { RequestChange } from "./change-schema";
import type { Decided, Effect, Surroundings } from "./effect";

type Placed<R> = { after: R; others: Effect<R>[] };

/** The lane that a change leads a request to: the one of `Surroundings`. What is decided anew comes to the queue. */
export function laneFor({ status, lane }: Pick<Decided, "status" | "lane">, change: RequestChange) {
  return change.lane ?? (status === "accepted" && !change.status ? lane : QUEUE);
}

/**
 * Parks, pins or moves a request according to the change. `others` are requests of the lane that move out of
 * the way.
 * @throws AppError `conflict` for an impossible place; `invalid_input` for an unknown lane
 */
export function place<R extends Decided>(
  request: R,
  { lane, pinned, after }: RequestChange,
  around: Surroundings<R>,
): Placed<R> {
  if (lane === undefined && pinned === undefined && after === undefined) {
    return { after: request, others: [] };
  }
  if (request.status !== "accepted") throw new AppError("conflict");
  const parked = park(request, lane, around);
  const line = around.lane.filter(({ id }) => id !== request.id);
  const moved = moveAfter(parked, after, line);
  if (pinned === undefined) return moved;
  if (pinned && parked.lane !== QUEUE) throw new AppError("conflict");
  const others = pinned ? unpinOthers(moved, line) : moved.others;
  return { after: { ...moved.after, pinned }, others };
}

/** Puts a request at the end of another lane. */
function park<R extends Decided>(
  request: R,
  lane: string | undefined,
  { settings, end }: Surroundings<R>,
): R {
  if (lane === undefined || lane === request.lane) return request;
  if (lane !== QUEUE && !settings.lanes.includes(lane)) {
    throw new AppError("invalid_input", { fields: { lane: ["invalid"] } });
  }
  return { ...request, lane, pinned: false, position: end };
}

/** Puts a request behind `after`: null is the first place, undefined keeps its place. */
function moveAfter<R extends Decided>(
  request: R,
  after: string | null | undefined,
  others: readonly R[],
): Placed<R> {
  if (after === undefined) return { after: request, others: [] };
  const position = positionAfter(others, after);
  if (position === undefined) throw new AppError("conflict");
  if (position !== "crowded") return { after: { ...request, position }, others: [] };
  // Renumbers the lane with whole numbers to make room. Undo restores the old positions.
  const line = others.toSorted((a, b) => a.position - b.position);
  const index = line.findIndex(({ id }) => id === after);
  return {
    after: { ...request, position: index + 2 },
    others: line.map((before, at) => ({
      before,
      after: { ...before, position: at <= index ? at + 1 : at + 2 },
    })),
  };
}

/** Only one request can be next: the one that was next becomes the second, at the front of the lane. */
function unpinOthers<R extends Decided>(
  { after: request, others }: Placed<R>,
  lane: readonly R[],
): Effect<R>[] {
  const byId = new Map(others.map((other) => [other.after.id, other]));
  const placed = [request, ...lane.map((other) => byId.get(other.id)?.after ?? other)];
  const position = Math.min(...placed.map((other) => other.position)) - 1;
  for (const before of lane.filter(({ pinned }) => pinned)) {
    const after = { ...(byId.get(before.id)?.after ?? before), pinned: false, position };
    byId.set(before.id, { before, after });
  }
  return [...byId.values()];
}
