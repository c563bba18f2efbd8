import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { allBackers, moveBackers } from "./backers";
import type { RequestRow } from "./db";
import { record } from "./record";
import { isWaiting } from "./rules";
import { requestAt, takeStep } from "./step";

/** Merges a request and its backers into another. @throws AppError `conflict` if their status forbids it */
export function mergeRequest(dj: Dj, id: string, into: string) {
  return takeStep(dj, { requestId: id }, "work", async (tx, event, at) => {
    const source = await requestAt(tx, event, id);
    const target = await requestAt(tx, event, into);
    const takesMore = isWaiting(target) || target.status === "playing";
    if (id === into || !isWaiting(source) || !takesMore) throw new AppError("conflict");

    const known = new Set((await allBackers(tx, into)).map(({ guestId }) => guestId));
    const joining = (await allBackers(tx, id)).filter(({ guestId }) => !known.has(guestId));
    const ids = joining.map((backer) => backer.id);
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
      undo: { by: dj, about: [id], backers: { ids, requestId: id } },
    });
    await moveBackers(tx, id, ids, into);
    return recorded;
  });
}
