import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockOwnEvent } from "@/lib/party/events/access";
import type { Right } from "@/lib/party/members/rules";
import type { Step, StepAnswer } from "./change-schema";
import * as requests from "./db";
import { djRequests } from "./present";
import { nextUndo } from "./read";
import type { Touched } from "./undo-rules";

type Taken = { step: Step; touched: Touched[] };

/**
 * Runs a DJ's step as one transaction: locks the event, checks the DJ's right, and returns the requests that
 * `take` touched.
 * @throws AppError `not_found`; `forbidden`; whatever `take` throws
 */
export function takeStep(
  dj: Dj,
  of: { eventId: string } | { requestId: string },
  right: Right,
  take: (tx: Tx, event: LockedEvent, at: string) => Promise<Taken>,
) {
  return write(async (tx): Promise<StepAnswer> => {
    const id = "eventId" in of ? of.eventId : (await requests.find(tx, of.requestId))?.eventId;
    const event = await lockOwnEvent(tx, dj, id ?? "", right);
    const { step, touched } = await take(tx, event, new Date().toISOString());
    const rows = touched.map(({ after }) => after);
    return { step, requests: await djRequests(tx, rows), undo: await nextUndo(tx, event.id) };
  });
}

/** Returns a request of this event, read after the event is locked. @throws AppError `not_found` */
export async function requestAt(tx: Tx, event: LockedEvent, id: string) {
  const row = await requests.find(tx, id);
  if (row?.eventId !== event.id) throw new AppError("not_found");
  return row;
}
