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

/**
 * Changes whether a guest backs a request: locks the event, finds the request, applies `change` and returns the
 * result.
 * @throws AppError `not_found`; `requests_closed`; `conflict` if the request takes no more backers
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
    const isOver = event.currentStatus === "closed" || event.currentStatus === "draft";
    if (isOver) throw new AppError("requests_closed");
    if (!takesBackers(before)) throw new AppError("conflict");
    const backer = await findBacker(tx, requestId, guestId);
    return guestRequest(tx, await change({ tx, event, before, backer }), guestId);
  });
}
