import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import type { StepAnswer } from "@/lib/party/board/schema";
import { type EventRow, lockOwnEvent } from "@/lib/party/events/service";
import type { Right } from "@/lib/party/members/rules";
import { backersOf, joinBackers } from "./backers";
import type { Verb } from "./changes-schema";
import { lastStep, markUndone, nextUndo } from "./record";
import {
  changedColumns,
  djRequests,
  findRequest,
  type RequestRow,
  settle,
  type Touched,
} from "./service";

export type Taken = { verb: Verb; touched: Touched[] };

/**
 * Takes a step of the DJ's as one transaction: holds the event, makes sure that this DJ has the right, and
 * answers with the requests that `take` touched. `when` is for a night that is told afterwards; else it is now.
 * @throws AppError `not_found`, and whatever `take` throws
 */
export function takeStep(
  dj: Dj,
  of: { eventId: string } | { requestId: string },
  right: Right,
  take: (tx: Tx, event: EventRow, at: string) => Promise<Taken>,
  when?: string,
) {
  return write(async (tx): Promise<StepAnswer> => {
    const id = "eventId" in of ? of.eventId : (await findRequest(tx, of.requestId))?.eventId;
    const event = await lockOwnEvent(tx, dj, id ?? "", right);
    const { verb, touched } = await take(tx, event, when ?? new Date().toISOString());
    const rows = touched.map(({ after }) => after);
    return { verb, requests: await djRequests(tx, rows), undo: await nextUndo(tx, event.id) };
  });
}

/** A request of this event, read after the event is held. @throws AppError `not_found` */
export async function requestAt(tx: Tx, event: EventRow, id: string) {
  const row = await findRequest(tx, id);
  if (row?.eventId !== event.id) throw new AppError("not_found");
  return row;
}

type Step = { id: string; from: Partial<RequestRow> };
/** What undo needs: the columns that changed, with their former values, and where moved backers stood. */
export type Steps = { requests: Step[]; backers?: { ids: string[]; requestId: string } };

/** Always kept, because the places of others follow from where a request stood. */
const STANDING: (keyof RequestRow)[] = ["status", "lane", "position", "pinned"];

/** How to take back what happened to one request. How many back it is not the DJ's doing. */
export function stepOf({ before, after }: Touched): Step {
  const changed = before ? (Object.keys(changedColumns(before, after)) as typeof STANDING) : [];
  const columns = [...new Set([...STANDING, ...changed])].filter((column) => column !== "backers");
  return {
    id: after.id,
    from: Object.fromEntries(columns.map((column) => [column, before?.[column]])),
  };
}

/** Taking back what made a request takes it out of all lists. */
export function stepOfNew({ id, lane, position }: RequestRow, at: string): Step {
  return { id, from: { status: "withdrawn", withdrawnAt: at, lane, position, pinned: 0 } };
}

/** Takes back the last step that can be taken back. @throws AppError `conflict` when there is none */
export function undo(dj: Dj, eventId: string) {
  return takeStep(dj, { eventId }, "work", async (tx, event, at) => {
    for (;;) {
      const last = await lastStep(tx, eventId);
      if (!last?.steps) throw new AppError("conflict");
      await markUndone(tx, eventId, last.id, at);
      const touched = await takenBack(tx, JSON.parse(last.steps) as Steps);
      if (touched.length === 0) continue;
      await settle(tx, event, { verb: "undone", at, touched });
      return { verb: last.verb, touched };
    }
  });
}

/** The requests of a step as they were before it. What its guests have withdrawn since stays withdrawn. */
async function takenBack(tx: Tx, { requests, backers }: Steps) {
  if (backers) await joinBackers(tx, await leaving(tx, requests, backers.ids), backers.requestId);
  const touched: Touched[] = [];
  for (const { id, from } of requests) {
    const before = await findRequest(tx, id);
    if (!before || (before.status === "withdrawn" && !before.mergedInto)) continue;
    const after = { ...before, ...from };
    if (backers) after.backers = (await backersOf(tx, id)).length;
    touched.push({ before, after });
  }
  return touched;
}

/** Who goes back: those who were moved, and whoever has come since to a card that goes away. */
async function leaving(tx: Tx, requests: Step[], ids: string[]) {
  const lists = await Promise.all(requests.map(({ id }) => backersOf(tx, id)));
  const gone = requests.findIndex(({ from }) => from.status === "withdrawn");
  return lists.flatMap((list, index) =>
    list.filter(({ id }) => index === gone || ids.includes(id)),
  );
}
