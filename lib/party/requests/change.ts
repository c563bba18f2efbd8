import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { isCollectingAt } from "@/lib/party/events/rules";
import { ownTrackOf } from "@/lib/party/library/owned";
import { requireRight } from "@/lib/party/members/service";
import { isPlacing, rightFor, verbOf } from "./change-rules";
import type { Bulk, RequestChange } from "./change-schema";
import type { RequestRow } from "./db";
import type { Decision } from "./decide";
import { effectOf, partOf } from "./effect";
import type { Precondition } from "./precondition-schema";
import { record } from "./record";
import { requestAt, takeStep } from "./step";
import { decidedIn, rowOf, surroundingsOf } from "./surroundings";

/** Applies a change to one request. @throws AppError `conflict` if it is impossible */
export function changeRequest(
  dj: Dj,
  id: string,
  change: RequestChange,
  precondition: Precondition = {},
) {
  return takeStep(
    dj,
    precondition,
    { of: { requestId: id }, ...stepOf([id], change) },
    (tx, event, at) =>
      changeAll(tx, event, [id], { ...change, isOver: Boolean(precondition.over) }, at, dj),
  );
}

function stepOf(ids: readonly string[], change: RequestChange) {
  return {
    right: rightFor(change),
    as: [verbOf(change)],
    aim: {
      ids,
      isPlacing: isPlacing(change),
      isNoting: change.privateNote !== undefined,
      isStarting: change.status === "playing",
    },
  };
}

/** Applies the same change to many requests as one step: to all of them or to none. @throws AppError */
export function changeRequests(
  dj: Dj,
  eventId: string,
  bulk: Bulk,
  precondition: Precondition = {},
) {
  const { ids, change } = bulk;
  return takeStep(dj, precondition, { of: { eventId }, ...stepOf(ids, change) }, (tx, event, at) =>
    changeAll(tx, event, ids, { ...change, isOver: Boolean(precondition.over) }, at, dj),
  );
}

/** Changes requests of a locked event and records it as one step of `by`. @throws AppError */
export async function changeAll(
  tx: Tx,
  event: LockedEvent,
  ids: string[],
  change: Decision,
  at: string,
  by: Dj | null,
) {
  const starts = change.status === "playing" || change.status === "played";
  if (starts && isCollectingAt(event, Date.parse(at))) throw new AppError("conflict");
  const known = { ...change, seconds: await secondsOfTrack(tx, event, change) };
  async function* changes() {
    for (const [index, id] of ids.entries()) {
      const one = partOf(known, ids, index);
      const row = await requestAt(tx, event, id);
      if (by && takesBack(row, change)) await requireRight(tx, event, by, "work");
      const around = await surroundingsOf(tx, event, row, one, at);
      for (const { before, after } of effectOf(decidedIn(row), one, around)) {
        yield { before: rowOf(before), after: rowOf(after) };
      }
    }
  }

  return record(tx, event, {
    verb: verbOf(change),
    at,
    touched: changes(),
    undo: { by, about: ids },
    skipsUnchanged: true,
  });
}

/** How long the track is that a change names. @throws AppError `conflict` if the library has it no more */
async function secondsOfTrack(tx: Tx, { ownerId }: LockedEvent, { trackId }: Decision) {
  if (!trackId) return undefined;
  const track = await ownTrackOf(tx, ownerId, trackId);
  if (!track) throw new AppError("conflict");
  return track.duration === null ? undefined : Math.round(track.duration);
}

/** Whether it declines what was already decided: moderators only decide what waits. */
function takesBack(before: RequestRow, { status, isOver }: Decision) {
  return status === "declined" && before.status !== "pending" && !isOver;
}
