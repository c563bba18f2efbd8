import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { allBackers, fillBacker, moveBackers } from "./backers";
import type { RequestRow } from "./db";
import type { Precondition } from "./precondition-schema";
import { record } from "./record";
import { isWaiting } from "./rules";
import { requestAt, takeStep } from "./step";
import type { Filled } from "./undo-rules";

function canMerge(source: RequestRow, target: RequestRow) {
  if (source.id === target.id || source.apart === 1 || target.apart === 1) return false;
  return isWaiting(source) && (isWaiting(target) || target.status === "playing");
}

/** Merges a request and its backers into another. @throws AppError `conflict` if their status forbids it */
export function mergeRequest(dj: Dj, id: string, into: string, precondition: Precondition = {}) {
  const aim = { ids: [id, into] };
  const wanted = { of: { requestId: id }, right: "work", aim, as: ["merged"] } as const;
  return takeStep(dj, precondition, wanted, async (tx, event, at) => {
    const source = await requestAt(tx, event, id);
    const target = await requestAt(tx, event, into);
    if (!canMerge(source, target)) throw new AppError("conflict");

    const known = new Map((await allBackers(tx, into)).map((row) => [row.guestId, row]));
    const ids: string[] = [];
    const filled: Filled[] = [];
    for (const backer of await allBackers(tx, id)) {
      const there = known.get(backer.guestId);
      if (there) filled.push(await fillBacker(tx, there, backer));
      else ids.push(backer.id);
    }
    const left: RequestRow = {
      ...source,
      status: "withdrawn",
      withdrawnAt: at,
      mergedInto: into,
      pinned: 0,
      backers: source.backers - ids.length,
    };
    const recorded = await record(tx, event, {
      verb: "merged",
      at,
      touched: [
        { before: target, after: { ...target, backers: target.backers + ids.length } },
        { before: source, after: left },
      ],
      undo: {
        by: dj,
        about: [id],
        backers: { ids, requestId: id },
        filled: { requestId: into, backers: filled.filter(({ columns }) => columns.length > 0) },
      },
    });
    await moveBackers(tx, id, ids, into);
    return recorded;
  });
}
