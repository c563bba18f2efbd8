import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { storeMarks } from "@/lib/party/events/service";
import { songKey } from "@/lib/party/songs/rules";
import * as db from "./db";
import { eventOfLink, getLink } from "./link";
import { requestOf, settle } from "./play";
import { connectedUntil, countsAt, endsAt } from "./rules";
import type { Heard } from "./schema";

/** So many tracks back, one that is heard again is known. */
const KNOWN = 10;

/** Hears a track. Returns its number at the event, or 0 while none runs. It counts as played after a while. */
export async function hear(link: db.DeckLinkRow, heard: Heard, now = Date.now()) {
  const eventId = await eventOfLink(link, now);
  return write(async (tx) => {
    const id = eventId ? await hearAt(tx, await lockEvent(tx, { id: eventId }), heard, now) : 0;
    await note(tx, link, heard, now, eventId);
    return id;
  });
}

/** Hears a song that plays nowhere. @throws AppError `conflict` without a secret */
export async function hearTest(dj: Dj, now = Date.now()) {
  const link = await db.linkOf(await database(), dj.id);
  if (!link) throw new AppError("conflict");
  const test = { title: "Test song", artist: "Crowdcue", seconds: null, deck: null, program: "" };
  await write((tx) => note(tx, link, { ...test, age: 0 }, now));
  return getLink(dj, now);
}

function note(tx: Tx, link: db.DeckLinkRow, heard: Heard, now: number, eventId?: string) {
  const { title, artist, deck, program } = heard;
  const at = new Date(now).toISOString();
  const last = { title, artist, deck, program, at, ...(eventId && { eventId }) };
  return db.updateLink(tx, link.accountId, { lastHeard: JSON.stringify(last) });
}

async function hearAt(tx: Tx, event: LockedEvent, heard: Heard, now: number) {
  const before = await db.latest(tx, event.id, KNOWN);
  const [last] = before;
  const at = new Date(now - heard.age * 1000).toISOString();
  // Clocks are set back, and two forwarders may not agree.
  const heardAt = last && last.heardAt > at ? last.heardAt : at;
  await storeMarks(tx, event, { decksUntil: connectedUntil(new Date(now).toISOString()) });
  const hasCounted = last?.outcome === "waiting" && countsAt(last, event.settings) <= heardAt;
  const again = hasCounted ? undefined : await heardAgain(tx, before, heard, heardAt);
  if (again) {
    await pass(tx, before, again.id);
    return again.id;
  }
  // What counted before this was heard has played, also where the network was away.
  if (hasCounted) await db.update(tx, { ...last, nextAt: countsAt(last, event.settings) });
  await settle(tx, event, heardAt);
  await pass(tx, await db.latest(tx, event.id, KNOWN));
  const { title, artist, deck, seconds } = heard;
  const track = { title, artist, deck, seconds, heardAt, requestId: null, askedId: null };
  const id = (last?.id ?? 0) + 1;
  const nextAt =
    heard.age > 0 ? later(countsAt(track, event.settings), now) : countsAt(track, event.settings);
  await db.insert(tx, { ...track, eventId: event.id, id, outcome: "waiting", nextAt });
  await settle(tx, event, new Date(now).toISOString());
  return id;
}

/**
 * Returns the track that is heard again: the last one, which a program repeats or a forwarder sends twice, or the one
 * that still plays after another was tried.
 */
async function heardAgain(tx: Tx, before: db.HearingRow[], heard: Heard, heardAt: string) {
  const [last] = before;
  if (!last) return undefined;
  const isSame = (track: db.HearingRow) => keyOf(track) === keyOf(heard);
  const isOver = (track: db.HearingRow) => endsAt(track) < heardAt;
  // What was taken back and is loaded again is tried anew.
  if (isSame(last)) return isOver(last) || last.outcome === "passed" ? undefined : last;
  const counted = before.find(({ outcome }) => outcome === "playing" || outcome === "overruled");
  if (!counted || !isSame(counted) || isOver(counted)) return undefined;
  const request = await requestOf(tx, counted);
  // What waited for the network may have ended by its length meanwhile.
  const stillPlayed = request?.status === "played" && (request.playedAt ?? "") >= heardAt;
  const goesOn = request?.status === "playing" || stillPlayed || counted.outcome === "overruled";
  return goesOn ? counted : undefined;
}

/** One that has waited for the network may be followed by the one that took its place. */
const FOLLOWED_MS = 5000;

function later(at: string, now: number) {
  const followed = new Date(now + FOLLOWED_MS).toISOString();
  return at > followed ? at : followed;
}

function keyOf({ title, artist }: Pick<Heard, "title" | "artist">) {
  return songKey(title, artist);
}

/** What was only tried is taken back. */
async function pass(tx: Tx, tracks: db.HearingRow[], but?: number) {
  for (const track of tracks) {
    if (track.outcome !== "waiting" || track.id === but) continue;
    await db.update(tx, { ...track, outcome: "passed", nextAt: null });
  }
}
