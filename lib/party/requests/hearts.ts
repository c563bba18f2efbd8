import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, type Tx, write } from "@/lib/db/client";
import { admissionOf } from "@/lib/party/admissions/service";
import { eventByCode, ownEvent } from "@/lib/party/events/access";
import * as requests from "./db";
import type { Hearts } from "./heart-calls";
import * as db from "./hearts-db";
import { refuseBanned } from "./limits";

/** A tap at a song's last beat arrives a little later, in milliseconds. */
const ENDED_MS = 60_000;

/**
 * Gives a guest's heart to what plays, or takes it back. Idempotent.
 * @throws AppError `not_found`; `conflict` if it does not play; `banned`
 */
export async function love(
  code: string,
  guestId: string,
  requestId: string,
  isLoved: boolean,
  now = Date.now(),
) {
  const event = await eventByCode(code);
  const source = await database();
  const [song] = await requests.findAll(source, [requestId]);
  if (song?.eventId !== event.id || song.apart === 1) throw new AppError("not_found");
  refuseBanned((await admissionOf(source, event, guestId)).ban);
  if (!isHeardAt(song, now)) throw new AppError("conflict");
  const heart = { requestId, guestId, eventId: event.id };
  await write<unknown>((tx) => (isLoved ? db.add(tx, [heart]) : db.remove(tx, heart)), code);
}

/** Gives a song the hearts of these guests, whenever it has played. */
export function giveHearts(tx: Tx, eventId: string, requestId: string, guestIds: string[]) {
  return db.add(
    tx,
    guestIds.map((guestId) => ({ requestId, guestId, eventId })),
  );
}

function isHeardAt({ status, playedAt }: requests.RequestRow, now: number) {
  if (status === "playing") return true;
  return status === "played" && now - Date.parse(playedAt ?? "") < ENDED_MS;
}

/** Returns how many guests love what plays at an event. @throws AppError like `ownEvent` */
export async function getHearts(dj: Dj, eventId: string): Promise<Hearts> {
  const { id } = await ownEvent(dj, eventId, "see");
  const source = await database();
  const playing = await requests.playing(source, id);
  if (!playing) return { requestId: null, hearts: 0 };
  return { requestId: playing.id, hearts: await db.countOf(source, id, playing.id) };
}

/** Returns how many guests love each song of these events, by the request's id. */
export async function heartsAt(eventIds: string[]) {
  return db.counts(await database(), eventIds);
}

/** Returns the ids of the requests that a guest loves at an event. */
export async function lovedBy(eventId: string, guestId: string) {
  return db.ofGuest(await database(), eventId, guestId);
}

/** Returns which request a guest loves of those that play at this moment, or null. */
export async function lovedNow(code: string, guestId: string, playingId: string | undefined) {
  if (!playingId) return null;
  const { id } = await eventByCode(code);
  return (await lovedBy(id, guestId)).has(playingId) ? playingId : null;
}
