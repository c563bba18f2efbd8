import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { requireRight } from "@/lib/party/members/service";
import { isPlacing, rightFor, verbOf } from "./change-rules";
import type { Bulk, RequestChange } from "./change-schema";
import type { RequestRow } from "./db";
import { type Decision, decide } from "./decide";
import { place } from "./place";
import { play } from "./play";
import { record } from "./record";
import { requestAt, takeStep } from "./step";
import type { Taking } from "./taking-schema";
import type { Touched } from "./undo-rules";

/** Applies a change to one request. @throws AppError `conflict` if it is impossible */
export function changeRequest(dj: Dj, id: string, change: RequestChange, taking: Taking = {}) {
  return takeStep(dj, taking, { of: { requestId: id }, ...stepOf([id], change) }, (tx, event, at) =>
    changeAll(tx, event, [id], { ...change, isOver: Boolean(taking.over) }, at, dj),
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
export function changeRequests(dj: Dj, eventId: string, bulk: Bulk, taking: Taking = {}) {
  const { ids, change } = bulk;
  return takeStep(dj, taking, { of: { eventId }, ...stepOf(ids, change) }, (tx, event, at) =>
    changeAll(tx, event, ids, { ...change, isOver: Boolean(taking.over) }, at, dj),
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
  async function* changes() {
    for (const [index, id] of ids.entries()) {
      // Requests that move together keep their order: each comes after the one before it.
      const { after } = change;
      const one = after === undefined ? change : { ...change, after: ids[index - 1] ?? after };
      const before = await requestAt(tx, event, id);
      if (by && takesBack(before, change)) await requireRight(tx, event, by, "work");
      yield* await changed(tx, event, before, one, at);
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

/** Whether it declines what somebody has decided already: that is no longer for a moderator, who decides what waits. */
function takesBack(before: RequestRow, { status, isOver }: Decision) {
  return status === "declined" && before.status !== "pending" && !isOver;
}

/** Applies a change to a request, and to others that it moves out of the way. */
async function changed(
  tx: Tx,
  event: LockedEvent,
  before: RequestRow,
  change: Decision,
  at: string,
): Promise<Touched[]> {
  const decided = await decide(tx, event, before, markedBy(event, before, change), at);
  const played = await play(tx, decided, change, at);
  const placed = await place(tx, event, played.after, change);
  const { privateNote = before.privateNote } = change;
  const after = { ...placed.after, privateNote: privateNote || null };
  return [{ before, after }, ...played.others, ...placed.others];
}

/** Returns the change with what follows from a mark: what the event does not want is declined. */
function markedBy({ settings }: LockedEvent, { status }: RequestRow, change: Decision): Decision {
  const isUnwanted = change.explicit && !settings.explicit && status === "pending";
  if (!isUnwanted || change.status) return change;
  return { ...change, status: "declined", declineReason: "explicit" };
}
