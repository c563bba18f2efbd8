import { QUEUE } from "@/lib/party/events/lanes";
import type { Right } from "@/lib/party/members/rules";
import type { RequestChange, Verb } from "./change-schema";
import { markedBy, marks } from "./marks";

/** Returns the name of a change for the undo button. */
export function verbOf(change: RequestChange): Verb {
  const { status, lane, pinned, after } = change;
  if (lane && lane !== QUEUE) return "parked";
  if (status === "pending") return "reopened";
  if (status) return status;
  if (pinned !== undefined) return pinned ? "pinned" : "unpinned";
  return (after === undefined && verbOfMark(change)) || "moved";
}

/** The verb of a change that moves no request. */
function verbOfMark(change: RequestChange): Verb | undefined {
  const { apart, privateNote, trackId } = change;
  const [mark] = markedBy(change);
  if (apart === false) return "letIn";
  if (trackId !== undefined) return trackId === null ? "untied" : "tied";
  if (mark) return marks[mark][change[mark] ? "set" : "clear"];
  return privateNote === undefined ? undefined : "noted";
}

/** Returns the right that a change requires: moderators accept, decline, let in, note, tie to a track and mark as far as `marks` says, everything else takes `work`. */
export function rightFor(change: RequestChange): Right {
  const { status, privateNote, apart, trackId } = change;
  const marked = markedBy(change);
  if (isPlacing(change) || marked.some((mark) => marks[mark].right !== "decide")) return "work";
  if (status) return status === "accepted" || status === "declined" ? "decide" : "work";
  const isWord = [privateNote, apart, trackId].some((word) => word !== undefined);
  return isWord || marked.length > 0 ? "decide" : "work";
}

/** Whether a change gives a request a place in the queue. */
export function isPlacing({ lane, pinned, after }: RequestChange) {
  return lane !== undefined || pinned !== undefined || after !== undefined;
}

type Placed = { id: string; position: number; pinned: boolean | number };

/** Two positions closer than this have no room between them. */
const CLOSEST = 1e-6;

/**
 * Returns the position that puts a request behind `after` (null: first) among the others of its lane, which are
 * in order. A pinned one comes back to its own position, so nothing else gets that. Undefined if `after` is not among
 * them; `"crowded"` if there is no room and the lane must be renumbered.
 */
export function positionAfter(others: readonly Placed[], after: string | null) {
  if (after !== null && !others.some(({ id }) => id === after)) return undefined;
  // Pinned ones come before all that positions put in order.
  const line = others.filter(({ pinned }) => !pinned);
  const index = line.findIndex(({ id }) => id === after);
  const before = line[index];
  if (!before) return Math.min(2, ...others.map(({ position }) => position)) - 1;
  const behind = line[index + 1]?.position ?? Number.POSITIVE_INFINITY;
  const held = others.filter(({ pinned, position }) => pinned && position > before.position);
  const room = Math.min(behind, ...held.map(({ position }) => position)) - before.position;
  return room < CLOSEST ? "crowded" : before.position + Math.min(1, room / 2);
}
