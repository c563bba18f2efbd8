import { QUEUE } from "@/lib/party/events/schema";
import type { Right } from "@/lib/party/members/rules";
import type { RequestChange, Verb } from "./change-schema";

/** What a change is called in the undo button. */
export function verbOf({ status, lane, pinned }: RequestChange): Verb {
  if (lane && lane !== QUEUE) return "parked";
  if (status === "pending") return "reopened";
  if (status) return status;
  if (pinned !== undefined) return pinned ? "pinned" : "unpinned";
  return "moved";
}

/** Accepting and declining is a moderator's; everything else about the queue is not. */
export function rightFor({ status, lane, pinned, after }: RequestChange): Right {
  const isPlacing = lane !== undefined || pinned !== undefined || after !== undefined;
  const isDecision = status === "accepted" || status === "declined";
  return isDecision && !isPlacing ? "decide" : "work";
}

type Placed = { id: string; position: number };

/** Two positions closer than this have no room left between them. */
const CLOSEST = 1e-6;

/**
 * The position that puts a request behind `after` (null: first) among the others of its lane, which are
 * given in order. Undefined when `after` is not among them; `"crowded"` when there is no room and the
 * lane must be numbered anew.
 */
export function positionAfter(others: readonly Placed[], after: string | null) {
  const index = after === null ? -1 : others.findIndex(({ id }) => id === after);
  if (after !== null && index < 0) return undefined;
  const [before, behind] = [others[index], others[index + 1]];
  if (!before) return (behind?.position ?? 2) - 1;
  if (!behind) return before.position + 1;
  if (behind.position - before.position < CLOSEST) return "crowded";
  return (before.position + behind.position) / 2;
}
