import type { Verb } from "@/lib/party/requests/change-schema";
import { takesBackers } from "@/lib/party/requests/limits";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";

/** Steps that move votes from one request to another; only the server knows whose. */
export const MOVES_VOTES: readonly Verb[] = ["merged", "split", "undone"];

/** Whether the event takes requests, from this phone as well. */
export function canSend({ status, banned }: GuestEvent) {
  return status === "open" && !banned;
}

/** How many requests the guest may still send; any number if the DJ trusts them. */
export function leftOf({ settings, waiting, trusted }: GuestEvent) {
  return trusted ? Number.POSITIVE_INFINITY : Math.max(0, settings.waitingLimit - waiting);
}

/** Whether another song may take its place: one that the guest has joined takes no slot. */
export function freesSlot({ asked, counted, status }: GuestRequest) {
  return asked && counted && status === "pending";
}

/** A request that the guest was told about when they sent it. */
export type Receipt = { id: string; merged: boolean };

/** Whether what they were told still holds: a request is with the DJ until they decide, a vote counts until it is over. */
export function stillHolds({ id, merged }: Receipt, own: readonly GuestRequest[]) {
  const now = own.find((request) => request.id === id);
  if (!now) return true;
  return merged ? takesBackers(now) : now.status === "pending";
}

type Closing = Pick<GuestEvent, "status" | "closesAt" | "playing">;

/**
 * What a guest may know of a closed event at `now` (ms since 1970); undefined while it is not closed. The night is over
 * after its closing time. Before it, the music goes on without requests. Without one, only a playing song tells.
 */
export function endingAt({ status, closesAt, playing }: Closing, now: number) {
  if (status !== "closed") return undefined;
  if (mayStillPlay(playing, now)) return "goesOn";
  if (!closesAt) return "closed";
  return Date.parse(closesAt) > now ? "goesOn" : "over";
}

/** Nobody says that the last song of a night has ended: it has, once it is longer than it is, or than any song. */
export function mayStillPlay(playing: Closing["playing"], now: number) {
  if (!playing?.startedAt) return false;
  return now < Date.parse(playing.startedAt) + (playing.seconds ?? LONGEST_SONG) * 1000 + GRACE_MS;
}

const LONGEST_SONG = 12 * 60;
/** A song may be slowed down, or mixed out late. */
const GRACE_MS = 60_000;

export type Ending = NonNullable<ReturnType<typeof endingAt>>;
