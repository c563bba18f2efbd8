import "server-only";
import type { Database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { paceAt, waitAt } from "@/lib/party/events/pace-rules";
import { isCollectingAt } from "@/lib/party/events/rules";
import { backersOf, type OwnBacking, ownBackings } from "./backers";
import * as db from "./db";
import { aheadOf } from "./lanes-db";
import { marksOf } from "./marks";
import { isInLine, secondsLeft } from "./rules";
import type { DjRequest, GuestRequest, SongRequest } from "./schema";
import { nextOf } from "./veiled-list";
import { roughPlace, roughWait, veiled } from "./view-rules";

/** A row, with what a list may add to it. */
type Row = db.RequestRow & { had?: number; fits?: number };

/**
 * Returns the request without who requested it, and with what every guest may know of it, and nothing else. Written out:
 * every request of every list goes through here, and a loop over the names takes seventy times as long.
 */
export function songRequest(row: Row): SongRequest {
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    trackId: row.trackId,
    seconds: row.seconds,
    status: row.status,
    lane: row.lane,
    position: row.position,
    pinned: row.pinned === 1,
    declineReason: row.declineReason,
    declineNote: row.declineNote,
    backers: row.backers,
    createdAt: row.createdAt,
    acceptedAt: row.acceptedAt,
    startedAt: row.startedAt,
    playedAt: row.playedAt,
    declinedAt: row.declinedAt,
    withdrawnAt: row.withdrawnAt,
  };
}

/** Returns these requests as one guest sees them. */
export async function guestRequests(
  source: Database,
  event: EventRow,
  rows: Row[],
  guestId: string,
) {
  const ids = rows.map(({ id }) => id);
  const own = await ownBackings(source, guestId, ids);
  const next = await nextOf(source, event);
  return Promise.all(rows.map((row) => ownOrOther(source, event, row, own.get(row.id), next)));
}

/** Returns a request as every guest may see it; `next` are the songs of which they know the order. */
export function publicRequest({ settings }: EventRow, row: Row, next: readonly string[]) {
  const request = songRequest(row);
  return settings.queueView === "exact" ? request : veiled(request, next);
}

/** Returns one request as one guest sees it. */
export async function guestRequest(source: Database, event: EventRow, row: Row, guestId: string) {
  const own = await ownBackings(source, guestId, [row.id]);
  return ownOrOther(source, event, row, own.get(row.id));
}

/** Returns one request as one guest sees it. `own` is undefined if they do not back it. */
export async function ownOrOther(
  source: Database,
  event: EventRow,
  row: Row,
  own: OwnBacking | undefined,
  known?: readonly string[],
): Promise<GuestRequest> {
  const place = own ? await waitOf(source, event, row) : NO_PLACE;
  const backing = own ?? NO_BACKING;
  const next = known ?? (await nextOf(source, event));
  const postponed = own ? row.postponed : 0;
  return {
    ...publicRequest(event, row, next),
    mine: own !== undefined,
    ...backing,
    ...place,
    postponed,
  };
}

const NO_BACKING: OwnBacking = { message: null, asked: false, counted: false };

const NO_PLACE = { place: null, placeTo: null, waitSeconds: null };

/** Returns the place of a request in the line, and its wait, as guests may know them. */
export async function waitOf(source: Database, event: EventRow, row: Row) {
  const { settings } = event;
  const now = Date.now();
  // Before the night begins, nobody can say when a song is due.
  if (!isInLine(songRequest(row)) || isCollectingAt(event, now)) return NO_PLACE;
  const ahead = await aheadOf(source, row);
  const pace = paceAt(event, now);
  // How long the playing song takes matters only where the pace of the night does not.
  const playing = pace.seconds === null ? await db.playing(source, row.eventId) : null;
  const place = ahead.count + 1;
  const rough = settings.queueView === "rough" ? roughPlace(place) : { place, placeTo: null };
  if (rough.placeTo) return { ...rough, waitSeconds: roughWait(pace, rough.placeTo, now) };
  const seconds = ahead.seconds + secondsLeft(playing, now);
  return { ...rough, waitSeconds: waitAt(pace, { ...ahead, seconds }, now) };
}

/**
 * Returns these requests as the event's DJs see them, with the first backers of each, among them one who said what a
 * search has found.
 */
export async function djRequests(source: Database, rows: Row[], said = ""): Promise<DjRequest[]> {
  const backers = await backersOf(source, rows, said);
  return rows.map((row) => forDjs(row, backers.get(row.id)));
}

/** Returns one request as the event's DJs see it. */
export async function djRequest(source: Database, row: Row): Promise<DjRequest> {
  const backers = await backersOf(source, [row]);
  return forDjs(row, backers.get(row.id));
}

function forDjs(row: Row, people: DjRequest["people"] = []): DjRequest {
  const { privateNote, toldAt, postponedAt, had, fits } = row;
  const known = {
    ...marksOf(row),
    apart: row.apart === 1,
    privateNote,
    toldAt,
    postponedAt,
    ...(had !== undefined && { had }),
    ...(fits !== undefined && { fits }),
  };
  return { ...songRequest(row), ...known, people };
}
