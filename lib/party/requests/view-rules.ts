import { QUEUE } from "@/lib/party/events/lanes";
import { TYPICAL_SECONDS, waitAt } from "@/lib/party/events/pace-rules";
import type { Pace, Settings } from "@/lib/party/events/schema";
import type { Snapshots } from "./change-schema";
import type { SongRequest } from "./schema";

/** How many songs are shown in order where guests see the queue roughly. */
export const NEXT = 3;
/** Where the ranges of places end that guests see beyond these. */
const ENDS = [6, 10, 20, 40, 80, 160, 320];
/** Rough waits are rounded to steps of this many seconds. */
const STEP_SECONDS = 300;

/** Returns the range of places that a place lies in; the next three are exact (`to` is null). */
export function roughPlace(place: number) {
  if (place <= NEXT) return { place, placeTo: null };
  const index = ENDS.findIndex((end) => place <= end);
  const from = (ENDS[index === -1 ? ENDS.length - 1 : index - 1] ?? NEXT) + 1;
  return { place: from, placeTo: index === -1 ? from : (ENDS[index] ?? from) };
}

/** Returns the wait for the last place of a range, in steps that tell no place. */
export function roughWait(pace: Pace, placeTo: number, now: number) {
  const count = placeTo - 1;
  const wait = waitAt(pace, { count, seconds: count * TYPICAL_SECONDS }, now);
  return Math.ceil(wait / STEP_SECONDS) * STEP_SECONDS;
}

/**
 * Returns a request without what tells its place, where guests do not see the whole queue. Those of `next` are in
 * order, all others in that of their age: positions are made up accordingly.
 */
export function veiled<R extends SongRequest>(request: R, next: readonly string[]): R {
  if (request.status !== "accepted") return { ...request, position: 0, pinned: false };
  const index = request.lane === QUEUE ? next.indexOf(request.id) : -1;
  const position = index === -1 ? NEXT + 1 : index + 1;
  return { ...request, position, pinned: false, acceptedAt: null };
}

type Seen = { settings: Pick<Settings, "queueView"> };

/** Whether a request is one of the queue's that only its own guests see. */
export function isHidden({ settings }: Seen, { status }: Pick<SongRequest, "status">) {
  return settings.queueView === "own" && status === "accepted";
}

/** Returns the former snapshots of a change without the places, and without what stays in the queue unseen. */
export function veiledSnapshots(from: Snapshots, shown: ReadonlySet<string>) {
  const known = Object.entries(from).filter(
    ([id, snapshot]) => shown.has(id) || (snapshot && snapshot.status !== "accepted"),
  );
  return Object.fromEntries(
    known.map(([id, snapshot]) => [id, snapshot && { ...snapshot, position: 0, pinned: false }]),
  );
}
