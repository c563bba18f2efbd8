import { QUEUE } from "@/lib/party/events/lanes";
import type { Right } from "@/lib/party/members/rules";
import type { RequestChange, Verb } from "./change-schema";

/** Returns the name of a change for the undo button. */
export function verbOf(change: RequestChange): Verb {
  const { status, lane, pinned, after } = change;
  if (lane && lane !== QUEUE) return "parked";
  if (status === "pending") return "reopened";
  if (status) return status;
  if (pinned !== undefined) return pinned ? "pinned" : "unpinned";
  return (after === undefined && markOf(change)) || "moved";
}

/** The verb of a change that moves no request. */
function markOf({ explicit, apart, privateNote, trackId }: RequestChange): Verb | undefined {
  if (apart === false) return "letIn";
  if (trackId !== undefined) return trackId === null ? "untied" : "tied";
  if (explicit !== undefined) return explicit ? "marked" : "unmarked";
  return privateNote === undefined ? undefined : "noted";
}

/** Returns the right that a change requires: moderators accept, decline, let in, mark, note and tie to a track, everything else takes `work`. */
export function rightFor(change: RequestChange): Right {
  const { status, explicit, privateNote, apart, trackId } = change;
  const isDecision = status === "accepted" || status === "declined";
  const marks = [explicit, privateNote, apart, trackId].some((mark) => mark !== undefined);
  const isMark = marks && status === undefined;
  return (isDecision || isMark) && !isPlacing(change) ? "decide" : "work";
}

/** Whether a change gives a request a place in the queue. */
export function isPlacing({ lane, pinned, after }: RequestChange) {
  return lane !== undefined || pinned !== undefined || after !== undefined;
}

type Placed = { id: string; position: number; pinned: boolean | number };

/** Two positions closer than this have no room between them. */
const CLOSEST = 1e-6;

/** Returns the requests of a lane that are ordered by position: pinned ones come before them anyway. */
export function unpinned<P extends Placed>(lane: readonly P[]) {
  return lane.filter(({ pinned }) => !pinned);
}

/**
 * Returns the position that puts a request behind `after` (null: first) among the others of its lane, which are
 * in order. Undefined if `after` is not among them; `"crowded"` if there is no room and the lane must be
 * renumbered.
 */
export function positionAfter(others: readonly Placed[], after: string | null) {
  const line = unpinned(others);
  const index = line.findIndex(({ id }) => id === after);
  if (after !== null && !others.some(({ id }) => id === after)) return undefined;
  const [before, behind] = [line[index], line[index + 1]];
  if (!before) return (behind?.position ?? 2) - 1;
  if (!behind) return before.position + 1;
  if (behind.position - before.position < CLOSEST) return "crowded";
  return (before.position + behind.position) / 2;
}
