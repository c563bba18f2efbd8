import type { Settings } from "@/lib/party/events/schema";
import { NO_TRACK } from "@/lib/party/library/edition-rules";
import type { RequestChange } from "./change-schema";
import { type Decision, decide } from "./decide";
import type { Mark } from "./marks";
import { place } from "./place";
import { play } from "./play";
import type { DjRequest } from "./schema";

/** What the rules read and change of a request. */
export type Decided = Pick<
  DjRequest,
  | "id"
  | "status"
  | "lane"
  | "position"
  | "pinned"
  | Mark
  | "apart"
  | "privateNote"
  | "trackId"
  | "seconds"
  | "declineReason"
  | "declineNote"
  | "acceptedAt"
  | "startedAt"
  | "playedAt"
  | "declinedAt"
  | "toldAt"
>;

/** What else a change depends on. */
export type Surroundings<R extends Decided = Decided> = {
  /** When it is made: ISO 8601 UTC. */
  at: string;
  settings: Pick<Settings, "explicit" | "lanes">;
  playing: R | null;
  /** When the same song was last played at this event. */
  lastPlayed: string | null;
  /** The accepted requests of the lane that `laneFor` names, in its order, and the position at its end. */
  lane: readonly R[];
  end: number;
};

/** A request before and after a change. */
export type Effect<R> = { before: R; after: R };

/**
 * Returns what a change does to a request and to those that it moves out of the way. Pure: the server stores it, and the
 * board shows it before the answer (`lib/party/board/replay.ts`).
 * @throws AppError `conflict` for what is impossible; `invalid_input` for an unknown lane
 */
export function effectOf<R extends Decided>(
  before: R,
  change: Decision,
  around: Surroundings<R>,
): Effect<R>[] {
  const decided = decide(before, declinedIfUnwanted(before, change, around), around);
  const played = play(decided, change, around);
  const placed = place(played.after, change, around);
  const { privateNote = before.privateNote } = change;
  const after = { ...placed.after, ...tied(before, change), privateNote: privateNote || null };
  return [{ before, after }, ...played.others, ...placed.others];
}

/** What the track is that the request means, and how long. */
function tied(
  { trackId, seconds }: Decided,
  change: Decision,
): Pick<Decided, "trackId" | "seconds"> {
  if (change.trackId === undefined) return { trackId, seconds };
  return { trackId: change.trackId ?? NO_TRACK, seconds: change.seconds ?? seconds };
}

/** Returns a change of many requests as it applies to one: those that move together keep their order. */
export function partOf<C extends RequestChange>(
  change: C,
  ids: readonly string[],
  index: number,
): C {
  const { after } = change;
  return after === undefined ? change : { ...change, after: ids[index - 1] ?? after };
}

/** Returns the change with what follows from a mark: songs the event does not want are declined. */
function declinedIfUnwanted(
  { status }: Decided,
  change: Decision,
  { settings }: Surroundings,
): Decision {
  const isUnwanted = change.explicit && !settings.explicit && status === "pending";
  if (!isUnwanted || change.status) return change;
  return { ...change, status: "declined", declineReason: "explicit" };
}
