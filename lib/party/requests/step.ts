import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import { type EventRow, type LockedEvent, lockOwnEvent } from "@/lib/party/events/access";
import type { Right } from "@/lib/party/members/rules";
import type { Standings, Step, StepAnswer } from "./change-schema";
import * as changes from "./changes-db";
import { refuseClash, signedBy } from "./clash";
import * as requests from "./db";
import { djRequests } from "./present";
import { nextUndo } from "./read";
import type { Taking } from "./taking-schema";
import { stepIn, type Touched, undoIn } from "./undo-rules";

/** What `record` returns. */
type Taken = { event: EventRow; step: Step; touched: Touched[] };
type Wanted = {
  of: { eventId: string } | { requestId: string };
  right: Right;
  /** The requests that nobody else may have changed since the DJ looked. */
  about: readonly string[];
  /** Whether the step only moves requests within the queue. */
  isPlacing?: boolean;
  /** Whether it replaces what the DJs note for each other. */
  isNoting?: boolean;
};

/**
 * Runs a DJ's step as one transaction: locks the event, checks the DJ's right, and returns the requests that
 * `take` touched. A step that was taken before is answered again.
 * @throws AppError `not_found`; `forbidden`; whatever `take` throws. ClashError
 */
export function takeStep(
  dj: Dj,
  taking: Taking,
  { of, right, about, isPlacing = false, isNoting = false }: Wanted,
  take: (tx: Tx, event: LockedEvent, at: string) => Promise<Taken>,
) {
  return write(async (tx): Promise<StepAnswer> => {
    const id = "eventId" in of ? of.eventId : (await requests.find(tx, of.requestId))?.eventId;
    const event = await lockOwnEvent(tx, dj, id ?? "", right);
    const taken = await takenBefore(tx, event, taking);
    if (taken) return taken;
    await refuseClash(tx, event, taking, { ids: about, isPlacing, isNoting });
    const { event: after, step, touched } = await take(tx, event, new Date().toISOString());
    // Several if it takes back several: the last one is the step itself.
    for (let id = event.cursor + 1; id <= after.cursor; id += 1) {
      const signature = signedBy(dj, id === after.cursor ? taking.step : undefined);
      await changes.sign(tx, { ...signature, eventId: event.id, id });
    }
    const rows = touched.map((request) => request.after);
    return answerOf(tx, event, step, rows);
  });
}

/** Returns the answer to a step whose first answer was lost, or undefined. */
async function takenBefore(tx: Tx, event: LockedEvent, { step }: Taking) {
  const [change] = step ? await changes.takenAs(tx, { eventId: event.id, step }) : [];
  if (!change) return undefined;
  const ids = Object.keys(JSON.parse(change.touched) as Standings);
  const words = change.undo ? undoIn(change.undo) : { requests: [] };
  return answerOf(tx, event, stepIn(change.verb, words), await requests.findAll(tx, ids));
}

async function answerOf(tx: Tx, event: LockedEvent, step: Step, rows: requests.RequestRow[]) {
  return { step, requests: await djRequests(tx, rows), undo: await nextUndo(tx, event.id) };
}

/** Returns a request of this event, read after the event is locked. @throws AppError `not_found` */
export async function requestAt(tx: Tx, event: LockedEvent, id: string) {
  const row = await requests.find(tx, id);
  if (row?.eventId !== event.id) throw new AppError("not_found");
  return row;
}
