import { AppError } from "@/lib/calls/errors";
import { QUEUE } from "@/lib/party/events/lanes";
import type { RequestChange } from "./change-schema";
import type { Decided, Surroundings } from "./effect";
import { markedBy } from "./marks";
import { canBecome } from "./rules";
import type { RequestStatus } from "./statuses";

/**
 * A change; `isOver` if it overrules what another DJ has decided in the meantime, `seconds` if the track that it names
 * has a known length.
 */
export type Decision = RequestChange & { isOver?: boolean; seconds?: number | undefined };

/**
 * Accepts, declines or reopens a request according to the change. @throws AppError `conflict` for an impossible
 * step
 */
export function decide<R extends Decided>(former: R, change: Decision, around: Surroundings<R>): R {
  const { status } = change;
  refuseApart(former, change);
  if (change.apart === false) return { ...former, apart: false };
  if (!status) return marked(former, change);
  const request = change.isOver ? cleared(former, status, around) : former;
  if (change.isOver && request.status === status) return request;
  if (status === "withdrawn" || !canBecome(request.status, status)) throw new AppError("conflict");
  if (status === "accepted") return accept(request, around);
  if (status === "declined") return decline(reopen(request), change, around);
  return status === "pending" ? reopen(request) : { ...request, status };
}

/** A held-back request can be let in or declined, nothing else. @throws AppError `conflict` */
function refuseApart({ apart }: Decided, change: RequestChange) {
  const lets = change.apart === false;
  if (!apart && !lets) return;
  const { status, lane, pinned, after, privateNote, trackId } = change;
  const more = [lane, pinned, after, privateNote, trackId];
  const isMore = more.some((part) => part !== undefined) || markedBy(change).length > 0;
  const isDecision = lets ? !status : status === "declined" || status === "pending";
  if (!apart || isMore || !isDecision) throw new AppError("conflict");
}

/** Returns a request with another DJ's decision taken back, as far as `to` requires. What was played stays played. */
function cleared<R extends Decided>(request: R, to: RequestStatus, around: Surroundings<R>): R {
  if (request.status === "played" && to !== "played") throw new AppError("conflict");
  if (canBecome(request.status, to)) return request;
  const isDecided = request.status === "accepted" || request.status === "declined";
  const pending = isDecided ? reopen(request) : request;
  return to === "playing" && pending.status === "pending" ? accept(pending, around) : pending;
}

/** Puts a request at the end of the queue. */
function accept<R extends Decided>(request: R, { at, end }: Surroundings<R>): R {
  return { ...request, status: "accepted", acceptedAt: at, lane: QUEUE, position: end };
}

function decline<R extends Decided>(
  request: R,
  change: RequestChange,
  { at, lastPlayed }: Surroundings<R>,
): R {
  const { declineReason = null, note: declineNote = null } = change;
  // The guest is told when it was played.
  const playedAt = declineReason === "already_played" ? lastPlayed : null;
  const declined = { declinedAt: at, declineReason, declineNote, playedAt };
  return marked({ ...request, status: "declined", ...declined }, change);
}

/** Sets and clears marks; declining a song for its explicit words marks it as well. */
function marked<R extends Decided>(request: R, change: RequestChange): R {
  const explicit = change.declineReason === "explicit" || request.explicit;
  const chosen = markedBy(change).map((mark) => [mark, change[mark]]);
  return { ...request, explicit, ...Object.fromEntries(chosen) };
}

/** Returns a request as if nobody had decided about it. */
function reopen<R extends Decided>(request: R): R {
  const decided = { acceptedAt: null, declinedAt: null, declineReason: null, declineNote: null };
  const played = { startedAt: null, playedAt: null, toldAt: null };
  // A DJ who reopens it does not mind the lyrics.
  const explicit = request.declineReason !== "explicit" && request.explicit;
  return {
    ...request,
    status: "pending",
    lane: QUEUE,
    pinned: false,
    explicit,
    ...decided,
    ...played,
  };
}
