import "server-only";
import type { Database } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { paceOf, waitAt } from "@/lib/party/events/pace-rules";
import { backersOf, type OwnBacking, ownBackings } from "./backers";
import * as db from "./db";
import { aheadOf } from "./lanes-db";
import { isInLine, secondsLeft } from "./rules";
import type { DjRequest, GuestRequest, SongRequest } from "./schema";

/** A row, with what a list may add to it. */
type Row = db.RequestRow & { had?: number };

/** Returns the request without who requested it and without the columns that only storage needs. */
export function songRequest(row: Row): SongRequest {
  const {
    eventId,
    songKey,
    searchText,
    mergedInto,
    rankGroup,
    rankKey,
    explicit,
    privateNote,
    had,
    ...request
  } = row;
  return { ...request, pinned: row.pinned === 1 };
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
  return Promise.all(rows.map((row) => ownOrOther(source, event, row, own.get(row.id))));
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
): Promise<GuestRequest> {
  const place = own ? await placeOf(source, event, row) : { place: null, waitSeconds: null };
  const { message, asked } = own ?? { message: null, asked: false };
  return { ...songRequest(row), mine: own !== undefined, asked, message, ...place };
}

async function placeOf(source: Database, { starts }: EventRow, row: Row) {
  if (!isInLine(songRequest(row))) return { place: null, waitSeconds: null };
  const ahead = await aheadOf(source, row);
  const pace = paceOf(starts);
  // How long the playing song takes matters only until the night has shown its pace.
  const playing = pace.seconds === null ? await db.playing(source, row.eventId) : null;
  const now = Date.now();
  const seconds = ahead.seconds + secondsLeft(playing, now);
  return { place: ahead.count + 1, waitSeconds: waitAt(pace, { ...ahead, seconds }, now) };
}

/**
 * Returns these requests as the event's DJs see them, with the first backers of each, among them one who said what a
 * search has found.
 */
export async function djRequests(source: Database, rows: Row[], said = ""): Promise<DjRequest[]> {
  const backers = await backersOf(
    source,
    rows.map(({ id }) => id),
    said,
  );
  return rows.map((row) => forDjs(row, backers.get(row.id)));
}

/** Returns one request as the event's DJs see it. */
export async function djRequest(source: Database, row: Row): Promise<DjRequest> {
  const backers = await backersOf(source, [row.id]);
  return forDjs(row, backers.get(row.id));
}

function forDjs(row: Row, people: DjRequest["people"] = []): DjRequest {
  const { explicit, privateNote, had } = row;
  const known = { explicit: explicit === 1, privateNote, ...(had !== undefined && { had }) };
  return { ...songRequest(row), ...known, people };
}
