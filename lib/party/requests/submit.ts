import "server-only";
import { randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database, type Tx, write } from "@/lib/db/client";
import { statusAt } from "@/lib/party/events/rules";
import type { GuestEvent, Settings } from "@/lib/party/events/schema";
import {
  type EventRow,
  eventByCode,
  lockEvent,
  lockOwnEvent,
  publicEvent,
  settingsOf,
} from "@/lib/party/events/service";
import { songKey } from "@/lib/party/songs/rules";
import { addBacker, addWords, findBacker, type NewBacker, removeBacker } from "./backers";
import { isLive, refusePlayed, refuseTooFast, refuseTooMany, refuseUnlessOpen } from "./limits";
import type { AskAnswer, DjAskAnswer, GuestRequest, NewRequest } from "./schema";
import {
  djRequest,
  findRequest,
  guestRequest,
  newRow,
  playingAt,
  type RequestRow,
  requestsForSong,
  seenBy,
  settle,
  songRequest,
} from "./service";
import * as db from "./submissions-db";

/**
 * A guest asks for a song. The same song joins the card that is there; the same `id` again is the same
 * request, and is answered as before.
 * @throws AppError as product.md section 4 lists for a request
 */
export function ask(code: string, guestId: string, input: NewRequest): Promise<AskAnswer> {
  return write(async (tx) => {
    const event = await lockEvent(tx, { code });
    const [known] = await db.byId(tx, input);
    if (known) return answerAgain(tx, event, known, guestId);

    const now = Date.now();
    const settings = settingsOf(event);
    refuseUnlessOpen(statusAt(event, now));
    refuseUnknownTrack(settings, input);
    const guest = { eventId: event.id, guestId };
    const [last] = await db.last(tx, guest);
    refuseTooFast(settings, last?.at, now);

    const said = settings.messages ? input : { ...input, message: null };
    return place(tx, event, { ...said, guestId }, async (sameSong) => {
      refusePlayed(settings, sameSong, now);
      refuseTooMany(settings, await countWaiting(tx, guest));
    });
  });
}

/** A DJ asks on behalf of a guest without a phone: no limits apply; `when` as for `takeStep`. @throws AppError */
export function askForGuest(dj: Dj, eventId: string, input: NewRequest, when?: string) {
  return write(async (tx): Promise<DjAskAnswer> => {
    const event = await lockOwnEvent(tx, dj, eventId, "work");
    const [known] = await db.byId(tx, input);
    const answer = known
      ? await answerAgain(tx, event, known, "")
      : await place(tx, event, { ...input, guestId: `dj:${randomUUID()}`, when });
    const row = await findRequest(tx, answer.request.id);
    if (!row) throw new AppError("not_found");
    return { request: await djRequest(tx, row), merged: answer.merged };
  });
}

async function countWaiting(source: Database, guest: { eventId: string; guestId: string }) {
  const [row] = await db.waiting(source, guest);
  return Number(row?.count ?? 0);
}

/** Until the library exists nothing is in it. */
function refuseUnknownTrack({ songs }: Settings, { trackId }: NewRequest) {
  if (trackId) throw new AppError("invalid_input", { fields: { trackId: ["invalid"] } });
  if (songs === "library") throw new AppError("not_in_library");
}

async function answerAgain(tx: Tx, event: EventRow, known: db.AskRow, guestId: string) {
  if (known.eventId !== event.id) throw new AppError("conflict");
  const row = await findRequest(tx, known.requestId);
  // The DJ may have joined its card into another since.
  const card = row?.mergedInto ? await findRequest(tx, row.mergedInto) : row;
  if (!card) throw new AppError("not_found");
  const merged = known.merged === 1 || card !== row;
  return { request: await guestRequest(tx, card, guestId), merged };
}

type Asked = NewRequest & { guestId: string; when?: string | undefined };

/** Joins the card of the same song, or makes one if `mayAdd` does not refuse. */
async function place(
  tx: Tx,
  event: EventRow,
  asked: Asked,
  mayAdd?: (sameSong: RequestRow[]) => Promise<void>,
): Promise<AskAnswer> {
  const { id, title, artist, guestId, name, message, when } = asked;
  const key = songKey(title, artist);
  const sameSong = await requestsForSong(tx, event.id, key);
  const live = sameSong.find(isLive);
  if (!live) await mayAdd?.(sameSong);

  const at = when ?? new Date().toISOString();
  const eventId = event.id;
  const requestId = live?.id ?? id;
  await db.insert(tx, { id, eventId, guestId, requestId, merged: live ? 1 : 0, createdAt: at });
  // Once the names of an event have been erased, nobody would erase another.
  const words = event.erasedAt ? {} : { name, message };
  const backer = { requestId, eventId, guestId, ...words, at };
  if (live) return join(tx, event, live, backer);

  const after = newRow({ id, eventId, title, artist, songKey: key, createdAt: at });
  await settle(tx, event, { verb: "asked", at, touched: [{ after }] });
  const said = await addBacker(tx, backer);
  return { request: await seenBy(tx, after, said), merged: false };
}

async function join(tx: Tx, event: EventRow, before: RequestRow, backer: NewBacker) {
  const known = await findBacker(tx, before.id, backer.guestId);
  const said = known ? await addWords(tx, known, backer) : await addBacker(tx, backer);
  const after = { ...before, backers: before.backers + (known ? 0 : 1) };
  await settle(tx, event, { verb: "joined", at: backer.at, touched: [{ before, after }] });
  return { request: await seenBy(tx, after, said), merged: true };
}

/** A guest backs a request, or still does. @throws AppError */
export function back(code: string, guestId: string, requestId: string) {
  return changeBacking(code, guestId, requestId, async (tx, event, before, isBacking) => {
    if (!settingsOf(event).votes) throw new AppError("forbidden");
    if (isBacking) return before;
    const at = new Date().toISOString();
    await addBacker(tx, { requestId, eventId: event.id, guestId, at });
    const after = { ...before, backers: before.backers + 1 };
    await settle(tx, event, { verb: "backed", at, touched: [{ before, after }] });
    return after;
  });
}

/**
 * A guest no longer backs a request. A request that waits for the DJ with nobody behind it any more is
 * withdrawn. @throws AppError
 */
export function takeBack(code: string, guestId: string, requestId: string) {
  return changeBacking(code, guestId, requestId, async (tx, event, before, isBacking) => {
    const backer = await findBacker(tx, requestId, guestId);
    if (!isBacking || !backer) return before;
    await removeBacker(tx, backer);
    const at = new Date().toISOString();
    const after = { ...before, backers: before.backers - 1 };
    const isWithdrawn = before.status === "pending" && after.backers === 0;
    if (isWithdrawn) Object.assign(after, { status: "withdrawn", withdrawnAt: at });
    const verb = isWithdrawn ? "withdrawn" : "left";
    await settle(tx, event, { verb, at, touched: [{ before, after }] });
    return after;
  });
}

function changeBacking(
  code: string,
  guestId: string,
  requestId: string,
  change: (tx: Tx, event: EventRow, row: RequestRow, isBacking: boolean) => Promise<RequestRow>,
) {
  return write(async (tx): Promise<GuestRequest> => {
    const event = await lockEvent(tx, { code });
    const row = await findRequest(tx, requestId);
    if (row?.eventId !== event.id) throw new AppError("not_found");
    const status = statusAt(event, Date.now());
    if (status === "closed" || status === "draft") throw new AppError("requests_closed");
    if (!isLive(row)) throw new AppError("conflict");
    const isBacking = Boolean(await findBacker(tx, requestId, guestId));
    return guestRequest(tx, await change(tx, event, row, isBacking), guestId);
  });
}

/** The event as a guest opens it: what is playing, how many of their own requests wait. */
export async function eventForGuest(code: string, guestId: string): Promise<GuestEvent> {
  const source = await database();
  const event = await eventByCode(code);
  const playing = await playingAt(source, event.id);
  return {
    ...publicEvent(event),
    playing: playing ? songRequest(playing) : null,
    waiting: await countWaiting(source, { eventId: event.id, guestId }),
  };
}
