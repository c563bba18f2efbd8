import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import { type EventRow, type LockedEvent, lockOwnEvent } from "@/lib/party/events/access";
import type { Right } from "@/lib/party/members/rules";
import type { Snapshots, Step, StepAnswer, Verb } from "./change-schema";
import * as changes from "./changes-db";
import { type Aim, refuseClash, signedBy, takerIn } from "./clash";
import * as requests from "./db";
import type { Precondition } from "./precondition-schema";
import { djRequests } from "./present";
import { nextUndo } from "./read";
import { stepIn, type Touched, undoIn } from "./undo-rules";

/** What `record` returns. */
type Taken = { event: EventRow; step: Step; touched: Touched[] };
type Wanted = {
  of: { eventId: string } | { requestId: string };
  right: Right;
  aim: Aim;
  /** What it may be recorded as. */
  as: readonly Verb[];
};

/**
 * Runs a DJ's step as one transaction: locks the event, checks the DJ's right, and returns the requests that
 * `take` touched. A step that the DJ has taken before is answered again.
 * @throws AppError `not_found`; `forbidden`; `conflict`; whatever `take` throws
 */
export function takeStep(
  dj: Dj,
  precondition: Precondition,
  { of, right, aim, as }: Wanted,
  take: (tx: Tx, event: LockedEvent, at: string) => Promise<Taken>,
) {
  return write(async (tx): Promise<StepAnswer> => {
    const id = "eventId" in of ? of.eventId : (await requests.find(tx, of.requestId))?.eventId;
    const event = await lockOwnEvent(tx, dj, id ?? "", right);
    const taken = await takenBefore(tx, event, dj, precondition, { about: aim.ids, as });
    if (taken) return taken;
    await refuseClash(tx, event, dj, precondition, aim);
    const { event: after, step, touched } = await take(tx, event, new Date().toISOString());
    // Several if it takes back several: the last one is the step itself.
    for (let id = event.cursor + 1; id <= after.cursor; id += 1) {
      const signature = signedBy(dj, id === after.cursor ? precondition : {});
      await changes.sign(tx, { ...signature, eventId: event.id, id });
    }
    const rows = touched.map((request) => request.after);
    return answerOf(tx, after, step, rows);
  });
}

/**
 * Returns the answer to a step of this DJ whose first answer was lost, or undefined.
 * @throws AppError `conflict` if the id is that of somebody else's step, or of another one of this DJ
 */
async function takenBefore(
  tx: Tx,
  event: LockedEvent,
  dj: Dj,
  { step }: Precondition,
  { about, as }: { about: readonly string[] } & Pick<Wanted, "as">,
) {
  const [change] = step ? await changes.takenAs(tx, { eventId: event.id, step }) : [];
  if (!change) return undefined;
  const ids = Object.keys(JSON.parse(change.touched) as Snapshots);
  const isAbout = about.length === 0 || about.some((id) => ids.includes(id));
  const isSame = isAbout && as.includes(change.verb);
  if (!isSame || takerIn(change.taker)?.id !== dj.id) throw new AppError("conflict");
  const words = change.undo ? undoIn(change.undo) : { requests: [] };
  return answerOf(tx, event, stepIn(change.verb, words), await requests.findAll(tx, ids));
}

async function answerOf(tx: Tx, event: EventRow, step: Step, rows: requests.RequestRow[]) {
  const { id, cursor } = event;
  return { step, requests: await djRequests(tx, rows), undo: await nextUndo(tx, id), cursor };
}

/** Returns a request of this event, read after the event is locked. @throws AppError `not_found` */
export async function requestAt(tx: Tx, event: LockedEvent, id: string) {
  const row = await requests.find(tx, id);
  if (row?.eventId !== event.id) throw new AppError("not_found");
  return row;
}
