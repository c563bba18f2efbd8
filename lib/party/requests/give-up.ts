import "server-only";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import { findBacker, removeBacker } from "./backers";
import type { BackerRow } from "./backers-db";
import { withoutBacker } from "./backing-rules";
import * as requests from "./db";
import * as submissions from "./submissions-db";

/**
 * Returns a guest's own waiting request, which they give up for another: how many slots that frees, what they had
 * written, and how to leave it. Nothing has changed until then.
 * @throws AppError `not_found` if the guest is not behind it; `conflict` if the DJ has decided
 */
export async function givenUp(tx: Tx, event: LockedEvent, guestId: string, requestId: string) {
  const row = await requests.find(tx, requestId);
  const own = await findBacker(tx, requestId, guestId);
  if (row?.eventId !== event.id || !own?.asked) throw new AppError("not_found");
  if (row.status !== "pending") throw new AppError("conflict");
  const guest = { eventId: event.id, guestId, requestId };
  const [created] = await submissions.created(tx, guest);
  const { name, message } = own;
  return {
    row,
    slots: created ? 1 : 0,
    words: { name, message },
    leave: (at: string) => leave(tx, row, own, at),
  };
}

/** Without backers, the request is withdrawn. */
async function leave(tx: Tx, row: requests.RequestRow, own: BackerRow, at: string) {
  await removeBacker(tx, own);
  return { before: row, after: withoutBacker(row, at) };
}
