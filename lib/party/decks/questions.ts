import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database, type Tx, write } from "@/lib/db/client";
import { type EventRow, lockOwnEvent, ownEvent } from "@/lib/party/events/access";
import { requestsById } from "@/lib/party/requests/read";
import { record } from "@/lib/party/requests/record";
import { isWaiting } from "@/lib/party/requests/rules";
import * as db from "./db";
import { accepted, requestOf } from "./play";
import type { Hearings, Question } from "./schema";

/** So many tracks are listed: those of a night. */
const LISTED = 100;

/** Lists what was heard at an event, newest first, and the open question. @throws AppError like `ownEvent` */
export async function listHearings(dj: Dj, eventId: string): Promise<Hearings> {
  const event = await ownEvent(dj, eventId, "see");
  return hearingsOf(await database(), event);
}

async function hearingsOf(source: Database, { id }: Pick<EventRow, "id">): Promise<Hearings> {
  const rows = await db.latest(source, id, LISTED);
  const ids = rows.flatMap(({ requestId, askedId }) => [requestId, askedId]);
  const found = await requestsById(
    source,
    ids.filter((one) => one !== null),
  );
  const requests = new Map(found.map((row) => [row.id, row]));
  const hearings = rows.map(({ requestId, ...row }) => {
    const { title, artist, deck, heardAt, outcome } = row;
    const backers = requests.get(requestId ?? "")?.backers ?? null;
    return { id: row.id, title, artist, deck, heardAt, outcome, backers };
  });
  const plays = rows.find(({ requestId }) => requests.get(requestId ?? "")?.status === "playing");
  const playing = plays?.requestId ? { requestId: plays.requestId, deck: plays.deck } : null;
  return { hearings, question: questionIn(rows, requests), playing };
}

/** The newest question that is open. It leaves with the next track that counts. */
function questionIn(
  rows: db.HearingRow[],
  requests: ReadonlyMap<string, { id: string; title: string; artist: string; status: string }>,
): Question | null {
  const [newest] = rows.filter(({ outcome }) => outcome === "playing").slice(0, 1);
  const asked = requests.get(newest?.askedId ?? "");
  if (!newest || !asked || (asked.status !== "pending" && asked.status !== "accepted")) return null;
  const { id, title, artist, deck, heardAt } = newest;
  const request = { id: asked.id, title: asked.title, artist: asked.artist };
  return { id, request, title, artist, deck, heardAt };
}

/**
 * Answers whether a track was the song that guests asked for. If so, the request plays, or has played, in place of the
 * track. @throws AppError like `lockOwnEvent`; `not_found`; `conflict` if it was answered, or is no longer of the kind
 */
export function answer(dj: Dj, eventId: string, hearingId: number, isSame: boolean) {
  return write(async (tx) => {
    const event = await lockOwnEvent(tx, dj, eventId, "work");
    const hearing = await db.find(tx, event.id, hearingId);
    if (!hearing) throw new AppError("not_found");
    if (!hearing.askedId) throw new AppError("conflict");
    const requestId = isSame ? await tie(tx, dj, event, hearing) : hearing.requestId;
    await db.update(tx, { ...hearing, requestId, askedId: null });
    return hearingsOf(tx, event);
  });
}

/** Puts the request in the place of the track that nobody seemed to have asked for. */
async function tie(tx: Tx, dj: Dj, event: EventRow, hearing: db.HearingRow) {
  const track = await requestOf(tx, hearing);
  const [before] = await requestsById(tx, [hearing.askedId ?? ""]);
  const status = track?.status;
  if (!before || !isWaiting(before) || (status !== "playing" && status !== "played")) {
    throw new AppError("conflict");
  }
  // Somebody has voted for it as it is.
  if (!track || track.backers > 0) throw new AppError("conflict");
  const { startedAt, playedAt } = track;
  const at = new Date().toISOString();
  const seconds = track.seconds ?? before.seconds;
  const after = { ...accepted(before, at), status, startedAt, playedAt, seconds, pinned: 0 };
  const gone = { ...track, status: "withdrawn" as const, withdrawnAt: at, mergedInto: before.id };
  await record(tx, event, {
    verb: status,
    at,
    touched: [
      { before: track, after: gone },
      { before, after },
    ],
    undo: { by: dj, about: [before.id] },
  });
  return before.id;
}
