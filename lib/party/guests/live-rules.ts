import type { GuestDelta } from "@/lib/party/live/schema";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { MOVES_VOTES } from "./rules";

/** Returns the event as it is after a delta. */
export function withDelta(event: GuestEvent, delta: GuestDelta): GuestEvent {
  const { id, counts, pace, full, from, requests, event: changed } = delta;
  if (id <= event.cursor) return event;
  const now = requests.find(({ status }) => status === "playing");
  // Undo may have brought it back into a queue that guests do not see.
  const hasEnded = event.playing !== null && event.playing.id in from;
  const playing = now ?? (hasEnded ? null : event.playing);
  return { ...event, ...changed, counts, pace, full, cursor: id, playing };
}

/** What a page has shown until a delta: the event, the guest's own list, and what this phone has sent. */
type Shown = {
  event: GuestEvent | undefined;
  own: readonly GuestRequest[] | undefined;
  confirmed: readonly string[];
};

/** Says what only the server can bring up to date after a delta, which tells of no request whose it is. */
export function outdatedBy(delta: GuestDelta, { event, own, confirmed }: Shown) {
  const hasOwn = (isMeant: (id: string) => boolean) =>
    own?.some(({ id, mine }) => mine && isMeant(id)) ?? false;
  const hasUnknown = delta.requests.some(
    ({ id }) => own && confirmed.includes(id) && !isOwn(id, own),
  );
  const isOwnDecided = hasOwn((id) => hasNewStatus(id, delta));
  return {
    lists:
      (event !== undefined && hasOtherWaits(event, delta)) ||
      hasUnknown ||
      hasOwn((id) => mayMoveVote(id, delta)) ||
      // Each list counts the guest's own in the queue, of which guests see no others.
      (isOwnDecided && delta.view?.queue === "own"),
    // How many requests the guest has left.
    event: isOwnDecided || hasUnknown,
  };
}

export function isOwn(id: string, requests: readonly GuestRequest[]) {
  return requests.some((request) => request.mine && request.id === id);
}

/** Whether guests see the queue in another way, or waits come from lengths of songs and no more from the pace. */
function hasOtherWaits({ settings, pace }: GuestEvent, delta: GuestDelta) {
  const view = delta.event?.settings.queueView ?? settings.queueView;
  return view !== settings.queueView || (pace.seconds === null) !== (delta.pace.seconds === null);
}

/** Whether a delta changes the status of a request. */
function hasNewStatus(id: string, { from, requests }: GuestDelta) {
  const before = from[id];
  // If the delta leaves it out, it is in the part of the queue that only its own guests see.
  return Boolean(before) && requests.find((now) => now.id === id)?.status !== before?.status;
}

/** Whether a delta may put this guest's vote behind another request. */
function mayMoveVote(id: string, { verb, from, requests }: GuestDelta) {
  const now = requests.find((request) => request.id === id);
  return now?.status === "withdrawn" || (id in from && MOVES_VOTES.includes(verb));
}
