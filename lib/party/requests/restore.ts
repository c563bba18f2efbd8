import "server-only";
import { AppError } from "@/lib/calls/errors";
import { type Tx, write } from "@/lib/db/client";
import type { Admission } from "@/lib/party/admissions/schema";
import { admissionOf } from "@/lib/party/admissions/service";
import { type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { knownTo } from "./apart";
import { addBacker, addWords, findBacker } from "./backers";
import { refuseUnlessRunning } from "./backing";
import * as requests from "./db";
import { givenUp } from "./give-up";
import { refuseBanned, refuseTooMany, settingsFor, takesBackers } from "./limits";
import { guestRequest } from "./present";
import { record } from "./record";
import type { OwnWords, Restoring } from "./schema";
import * as submissions from "./submissions-db";
import { countWaiting } from "./submit";

/**
 * Undoes that a guest took their own request back: they are behind it again, with their words, and if nobody else
 * was, it waits again where it was. If they swapped it, they leave `insteadOf`, unless the DJ has decided on that.
 * @throws AppError `not_found` if the guest never asked for it; `requests_closed`; `limit_reached`; `conflict` if
 * the DJ has decided, or somebody has asked for the song since
 */
export function restore(code: string, guestId: string, requestId: string, restoring: Restoring) {
  const { insteadOf, ...words } = restoring;
  return write(async (tx) => {
    const event = await lockEvent(tx, { code });
    const before = await requestAskedBy(tx, event, guestId, requestId);
    const admission = await admissionOf(tx, event, guestId);
    refuseBanned(admission.ban);
    refuseUnlessRunning(event);
    const isWithdrawn = before.status === "withdrawn" && !before.mergedInto;
    const swapped = insteadOf ? await givenUp(tx, event, guestId, insteadOf) : undefined;
    const settings = settingsFor(event.settings, admission);
    if (isWithdrawn) {
      await refuseReturn(tx, { ...event, settings }, guestId, before, swapped?.slots);
    } else if (!takesBackers(before)) throw new AppError("conflict");

    const at = new Date().toISOString();
    const { isNew, isReworded } = await joinAgain(tx, event, { requestId, guestId, words, at });
    const back = isWithdrawn && backFor(admission);
    const after = { ...before, ...back, backers: before.backers + Number(isNew) };
    const touched = [{ before, after }, ...(swapped ? [await swapped.leave(at)] : [])];
    const change = {
      verb: swapped ? "swapped" : "backed",
      at,
      touched,
      // Boards show the words.
      skipsUnchanged: !isReworded,
    } as const;
    const { event: stored } = await record(tx, event, change);
    return guestRequest(tx, stored, after, guestId);
  });
}

/** A muted guest's request comes back apart, and that of one who no longer is among the others. */
function backFor({ ban }: Admission) {
  return { status: "pending" as const, withdrawnAt: null, apart: ban === "muted" ? 1 : 0 };
}

async function requestAskedBy(tx: Tx, event: LockedEvent, guestId: string, requestId: string) {
  const row = await requests.find(tx, requestId);
  const [asked] = await submissions.ofRequest(tx, { eventId: event.id, guestId, requestId });
  if (!asked || row?.eventId !== event.id) throw new AppError("not_found");
  return row;
}

/** The slot may be taken by now, and so may the song. */
async function refuseReturn(
  tx: Tx,
  event: LockedEvent,
  guestId: string,
  { songKey }: requests.RequestRow,
  freed = 0,
) {
  const sameSong = await requests.ofSong(tx, { code: event.code, songKey });
  if ((await knownTo(tx, guestId, sameSong)).some(takesBackers)) throw new AppError("conflict");
  const waiting = await countWaiting(tx, { code: event.code, guestId });
  refuseTooMany(event.settings, waiting - freed);
}

type Return = { requestId: string; guestId: string; words: OwnWords; at: string };

/** Returns whether the guest was not behind the request, and whether one who was has added words. */
async function joinAgain(tx: Tx, event: LockedEvent, { words, ...guest }: Return) {
  const known = await findBacker(tx, guest.requestId, guest.guestId);
  if (!known) {
    await addBacker(tx, { ...guest, eventId: event.id, ...words, asked: true });
    return { isNew: true, isReworded: false };
  }
  const { isSame } = await addWords(tx, known, words, true);
  return { isNew: false, isReworded: !isSame };
}
