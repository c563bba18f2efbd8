import { waitAt } from "@/lib/party/events/pace-rules";
import type { Pace } from "@/lib/party/events/schema";
import type { Snapshot } from "@/lib/party/requests/change-schema";
import { compareRank, isInLine, lengthOf, secondsLeft } from "@/lib/party/requests/rules";
import type { GuestRequest, SongRequest } from "@/lib/party/requests/schema";
import { hasMoved } from "./rules";
import { isMine } from "./updates";

/** Out of the line there is no place in it. */
export function placed<R extends SongRequest>(request: R): R {
  return isInLine(request) || !("place" in request)
    ? request
    : { ...request, place: null, placeTo: null, waitSeconds: null };
}

/** A guest's own request has come into the line, or moved in it: only the server counts its place. */
export function needsPlace(
  request: SongRequest & Partial<GuestRequest>,
  known: SongRequest | undefined,
) {
  return isMine(request) && isInLine(request) && (!known || hasMoved(known, request));
}

/** The places of the guest's own requests move up when one before them leaves the line, and back. */
export function shiftPlaces<R extends SongRequest>(
  requests: R[],
  moved: SongRequest,
  from: Snapshot | null,
  now: number,
): R[] {
  if (!from) return requests;
  return requests.map((request) => {
    const own = request as R & Partial<GuestRequest>;
    if (!own.place || own.id === moved.id) return request;
    const was = isBefore({ ...moved, ...from }, own);
    const is = isBefore(moved, own);
    const place = own.place - Number(was) + Number(is);
    const waitSeconds = Math.max(0, (own.waitSeconds ?? 0) + waited(moved, from, was, is, now));
    return { ...request, place, waitSeconds };
  });
}

/** The waits of the guest's own requests at the pace of the night, as the server reckons them. */
export function paced<R extends SongRequest>(
  requests: R[],
  pace: Pace | undefined,
  now: number,
): R[] {
  if (!pace || pace.seconds === null) return requests;
  return requests.map((request) => {
    const { place } = request as R & Partial<GuestRequest>;
    if (!place) return request;
    // At a known pace, the songs' own lengths do not count.
    return { ...request, waitSeconds: waitAt(pace, { count: place - 1, seconds: 0 }, now) };
  });
}

function isBefore(request: SongRequest, own: SongRequest) {
  return isInLine(request) && compareRank(request, own) < 0;
}

function waited(moved: SongRequest, from: Snapshot, was: boolean, is: boolean, now: number) {
  if (from.status === "playing" && moved.status === "played") return -secondsLeft(moved, now);
  // What leaves the line to play still has to be waited for.
  if (was && moved.status === "playing") return 0;
  return (Number(is) - Number(was)) * lengthOf(moved);
}
