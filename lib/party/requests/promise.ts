import "server-only";
import { AppError } from "@/lib/calls/errors";
import { database, type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { ownBackings } from "./backers";
import { refuseUnlessRunning } from "./backing";
import * as requests from "./db";
import { effectOf } from "./effect";
import { front } from "./lanes-db";
import { guestRequest } from "./present";
import { MOST_POSTPONED, NEAR } from "./promise-rules";
import { record } from "./record";
import { requestAt } from "./step";
import { decidedIn, rowOf, surroundingsOf } from "./surroundings";

/** Notes that a guest has seen on their page that their song is next. @throws AppError `not_found` unless it is theirs */
export async function hearPromise(code: string, guestId: string, requestId: string) {
  const backing = (await ownBackings(await database(), guestId, [requestId])).get(requestId);
  if (!backing?.asked) throw new AppError("not_found");
  await noteTold(requestId, code);
}

/**
 * Notes that the guest of a song has been told that it is next, unless it is not any more. Who has said "not now"
 * since the playing song began has not been promised anything.
 */
export async function noteTold(requestId: string, code?: string) {
  const [known] = await requests.findAll(await database(), [requestId]);
  if (!known || known.toldAt !== null || known.status !== "accepted") return;
  await write(async (tx) => {
    const event = await lockEvent(tx, code === undefined ? { id: known.eventId } : { code });
    const before = await requestAt(tx, event, requestId);
    const playing = await requests.playing(tx, event.id);
    const [next] = await front(tx, event.id, 1);
    if (before.toldAt || !playing?.startedAt || next?.id !== requestId) return;
    if (before.postponedAt && before.postponedAt >= playing.startedAt) return;
    const at = new Date().toISOString();
    await record(tx, event, {
      verb: "told",
      at,
      touched: [{ before, after: { ...before, toldAt: at } }],
    });
  }, code);
}

/**
 * Lets the song behind it go before a guest's own, which stays accepted. Where none is behind, the DJs learn that the
 * guest is away, and nothing moves.
 * @throws AppError `not_found`; `requests_closed`; `conflict` if it is not near, or has been postponed often enough
 */
export function postpone(code: string, guestId: string, requestId: string) {
  return write(async (tx) => {
    const event = await lockEvent(tx, { code });
    const before = await requestAt(tx, event, requestId);
    const backing = (await ownBackings(tx, guestId, [requestId])).get(requestId);
    if (!backing) throw new AppError("not_found");
    refuseUnlessRunning(event);
    const line = await front(tx, event.id, NEAR + 1);
    const index = line.findIndex(({ id }) => id === requestId);
    const isNear = index !== -1 && index < NEAR;
    if (!backing.counted || !isNear || before.postponed >= MOST_POSTPONED) {
      throw new AppError("conflict");
    }
    const at = new Date().toISOString();
    const [own, ...others] = await behind(tx, event, before, line[index + 1], at);
    const after = {
      ...(own?.after ?? before),
      toldAt: null,
      postponedAt: at,
      postponed: before.postponed + 1,
    };
    const { touched } = await record(tx, event, {
      verb: "postponed",
      at,
      touched: [{ before, after }, ...others],
    });
    const stored = touched.find((part) => part.after.id === requestId)?.after ?? after;
    return guestRequest(tx, event, stored, guestId);
  }, code);
}

/** Returns the song as it is behind `next`, and those that it moves out of the way. */
async function behind(
  tx: Tx,
  event: LockedEvent,
  row: requests.RequestRow,
  next: requests.RequestRow | undefined,
  at: string,
) {
  if (!next) return [{ before: row, after: row }];
  const change = { after: next.id, ...(row.pinned === 1 && { pinned: false }) };
  const around = await surroundingsOf(tx, event, row, change, at);
  return effectOf(decidedIn(row), change, around).map(({ before, after }) => ({
    before: rowOf(before),
    after: rowOf(after),
  }));
}
