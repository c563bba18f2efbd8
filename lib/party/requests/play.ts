import type { RequestChange } from "./change-schema";
import type { Decided, Effect, Surroundings } from "./effect";

/**
 * Starts or ends a song according to the change. Starting one ends the one that is playing, which is returned in
 * `others`. One that another DJ has started or ended already keeps its time.
 */
export function play<R extends Decided>(
  request: R,
  { status }: RequestChange,
  { at, playing }: Surroundings<R>,
): { after: R; others: Effect<R>[] } {
  if (status === "played") {
    return { after: { ...request, playedAt: request.playedAt ?? at }, others: [] };
  }
  if (status !== "playing") return { after: request, others: [] };
  const after = { ...request, startedAt: request.startedAt ?? at, pinned: false };
  if (!playing || playing.id === request.id) return { after, others: [] };
  const ended: R = { ...playing, status: "played", playedAt: at };
  return { after, others: [{ before: playing, after: ended }] };
}
