import "server-only";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { findBacker } from "./backers";
import type { BackerRow } from "./backers-db";
import * as requests from "./db";
import { takesBackers } from "./limits";
import { guestRequest } from "./present";

type Backing = {
  tx: Tx;
  event: LockedEvent;
  before: requests.RequestRow;
  /** The guest's row as a backer, if they back the request. */
  backer: BackerRow | undefined;
};

/** Votes go on while the DJ takes a break from requests. @throws AppError `requests_closed` */
export function refuseUnlessRunning({ currentStatus }: Pick<LockedEvent, "currentStatus">) {
  if (currentStatus === "closed" || currentStatus === "draft") {
    throw new AppError("requests_closed");
  }
}

/** @throws AppError `requests_closed`; `conflict` if the request takes no more backers, nor gives any back */
export function refuseUnlessOpenToVotes({ event, before }: Pick<Backing, "event" | "before">) {
  refuseUnlessRunning(event);
  if (!takesBackers(before)) throw new AppError("conflict");
}

/**
 * Changes whether a guest backs a request: locks the event, finds the request, applies `change` and returns the
 * result.
 * @throws AppError `not_found`; whatever `change` throws
 */
export function changeBacking(
  code: string,
  guestId: string,
  requestId: string,
  change: (backing: Backing) => Promise<requests.RequestRow>,
) {
  return write(async (tx) => {
    const event = await lockEvent(tx, { code });
    const before = await requests.find(tx, requestId);
    if (before?.eventId !== event.id) throw new AppError("not_found");
    const backer = await findBacker(tx, requestId, guestId);
    // Nobody else knows of what waits apart.
    if (before.apart === 1 && !backer) throw new AppError("not_found");
    const after = await change({ tx, event, before, backer });
    return guestRequest(tx, event, after, guestId);
  }, code);
}
