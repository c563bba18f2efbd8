import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { unlessPast } from "@/lib/party/events/rules";
import { storeLastCall } from "@/lib/party/events/service";
import { allBackers, emptyBackers, joinBackers } from "./backers";
import { decideOn, verbOfBan } from "./ban";
import { positionAfter } from "./change-rules";
import * as changes from "./changes-db";
import { refuseOthersStep } from "./clash";
import type { RequestRow } from "./db";
import * as requests from "./db";
import * as lanes from "./lanes-db";
import type { Precondition, UndoQuery } from "./precondition-schema";
import { record } from "./record";
import { takeStep } from "./step";
import { stepIn, type Touched, type Undo, undoIn } from "./undo-rules";

/** What takes a step back, by what the step was about: requests, the event's times, a guest. */
const TAKING_BACK = ["undone", "event", "banned", "muted", "lifted"] as const;

/**
 * Undoes the DJ's last step, or with `to` all down to that one, the newest first.
 * @throws AppError `conflict` if there is none, or if that one can no longer be undone
 */
export function undo(dj: Dj, eventId: string, { to, ...precondition }: UndoQuery = {}) {
  const wanted = { of: { eventId }, right: "work", aim: { ids: [] }, as: TAKING_BACK } as const;
  return takeStep(dj, precondition, wanted, async (tx, event, at) => {
    let undone = await undoLast(tx, event, dj, precondition, at, to);
    const touched = new Map(undone.touched.map((part) => [part.after.id, part]));
    while (to !== undefined && undone.id > to) {
      undone = await undoLast(tx, { ...event, ...undone.event }, dj, precondition, at, to);
      for (const part of undone.touched) touched.set(part.after.id, part);
    }
    if (to !== undefined && undone.id !== to) throw new AppError("conflict");
    return { ...undone, touched: [...touched.values()] };
  });
}

async function undoLast(
  tx: Tx,
  event: LockedEvent,
  dj: Dj,
  precondition: Precondition,
  at: string,
  to: number | undefined,
) {
  for (;;) {
    const last = await changes.lastStep(tx, event.id);
    if (!last?.undo) throw new AppError("conflict");
    await refuseOthersStep(tx, event, dj, precondition, last.id);
    await changes.markUndone(tx, event.id, last.id, at);
    const stored = undoIn(last.undo);
    const named = { step: stepIn(last.verb, stored), id: last.id };
    const decided = await undoDecision(tx, event, stored, at);
    if (decided) return { ...decided, ...named };
    const former = await restored(tx, stored);
    // Guests have withdrawn what it was about: there is another to undo, unless the DJ meant this one.
    if (former.length === 0 && last.id !== to) continue;
    const recorded = await record(tx, event, { verb: "undone", at, touched: former });
    return { ...recorded, ...named };
  }
}

/** Undoes a step that was about no request: a last call, or a ban. Resolves to undefined for another one. */
async function undoDecision(tx: Tx, event: LockedEvent, stored: Undo, at: string) {
  const { lastCallAt, guest } = stored;
  if (lastCallAt !== undefined) return undoLastCall(tx, event, lastCallAt, at);
  return guest && undoBan(tx, event, guest, stored.requests, at);
}

/** Sets the last call to what it was before, unless that is over by now: it must not close requests at once. */
async function undoLastCall(tx: Tx, event: LockedEvent, former: string | null, at: string) {
  const now = Date.parse(at);
  const changed = await storeLastCall(tx, event, unlessPast(former, now), now);
  return record(tx, changed, { verb: "event", at, touched: [] });
}

/** Decides about a guest as it was before. What that decision has let in waits apart again. */
async function undoBan(
  tx: Tx,
  event: LockedEvent,
  { id, ban }: NonNullable<Undo["guest"]>,
  former: Undo["requests"],
  at: string,
) {
  const decided = await decideOn(tx, event, id, ban);
  const wasApart = new Set(former.flatMap((row) => (row.from.apart === 1 ? row.id : [])));
  const touched = decided.touched.map((part) => {
    const isBack = wasApart.has(part.after.id) && !isShared(part.after);
    return isBack ? { ...part, after: { ...part.after, apart: 1 } } : part;
  });
  return record(tx, decided.event, { verb: verbOfBan(ban), at, touched });
}

/** Whether others want a song as well by now, or the DJ has decided on it: then it does not wait apart again. */
function isShared({ status, backers }: RequestRow) {
  return backers > 1 || (status !== "pending" && status !== "declined");
}

/**
 * Returns the requests of a step with their former values. Requests that guests have withdrawn since stay
 * withdrawn, unless undo brings them backers again.
 */
async function restored(tx: Tx, { requests: former, backers, filled }: Undo) {
  if (filled) await emptyBackers(tx, filled.requestId, filled.backers);
  if (backers) {
    await joinBackers(tx, await returning(tx, former, backers.ids), backers.requestId);
  }
  const touched: Touched[] = [];
  for (const { id, from } of former) {
    const before = await requests.find(tx, id);
    const moved = backers && { backers: (await allBackers(tx, id)).length };
    const isLeft = before?.status === "withdrawn" && !before.mergedInto && !moved?.backers;
    if (!before || isLeft || (from.apart === 1 && isShared(before))) continue;
    const isBack = before.status === "withdrawn" && from.status !== "withdrawn";
    const after = { ...before, ...(isBack && { withdrawnAt: null }), ...from };
    touched.push({ before, after: { ...after, ...moved } });
  }
  return atFreePlaces(tx, touched);
}

/**
 * Puts a request right behind the one that has its place by now: guests let other songs go first, which is no step
 * that undo takes back before.
 */
async function atFreePlaces(tx: Tx, touched: readonly Touched[]) {
  const ids = new Set(touched.map(({ after }) => after.id));
  const lines = new Map<string, RequestRow[]>();
  for (const { after } of touched) {
    const { status, eventId, lane } = after;
    if (status !== "accepted" || lines.has(lane)) continue;
    const line = await lanes.lane(tx, eventId, lane);
    lines.set(
      lane,
      line.filter(({ id }) => !ids.has(id)),
    );
  }
  return touched.map((part) => {
    const { status, lane, position } = part.after;
    const line = (status === "accepted" && lines.get(lane)) || [];
    const holder = line.find((other) => other.position === position);
    const free = holder && positionAfter(line, holder.id);
    return typeof free === "number" ? { ...part, after: { ...part.after, position: free } } : part;
  });
}

/**
 * Returns the backers to move back: those that the step moved, and all who joined a request that undo
 * withdraws.
 */
async function returning(tx: Tx, former: Undo["requests"], ids: string[]) {
  const lists = await Promise.all(former.map(({ id }) => allBackers(tx, id)));
  const gone = former.findIndex(({ from }) => from.status === "withdrawn");
  return lists.flatMap((list, index) =>
    list.filter(({ id }) => index === gone || ids.includes(id)),
  );
}
