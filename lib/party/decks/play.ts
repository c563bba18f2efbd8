import "server-only";
import { randomUUID } from "node:crypto";
import { type Database, database, type Tx, write } from "@/lib/db/client";
import { forEachSettled } from "@/lib/lists/for-each-settled";
import { type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { newRow } from "@/lib/party/requests/new-row";
import { mayBePlayed, playingAt, type RequestRow, requestsById } from "@/lib/party/requests/read";
import { record } from "@/lib/party/requests/record";
import { songKey } from "@/lib/party/songs/rules";
import * as db from "./db";
import { type DeckText, nameOf } from "./deck-text";
import { namesInLibrary } from "./owned";
import { endsAt, type Fate, fateOf } from "./rules";

/** How the deck's changes are told in the history. */
const BY_DECK = { by: null, byDeck: true } as const;

/** Plays what has counted as played by now, and ends what is over. Whichever process comes first does it. */
export async function playDue(now = Date.now()) {
  const instant = new Date(now).toISOString();
  await forEachSettled(await db.eventsDue(await database(), instant), (id) =>
    write(async (tx) => {
      const event = await lockEvent(tx, { id });
      await settle(tx, event, instant);
    }),
  );
}

/** Does what is due at a locked event until then (ISO), the first first, however late it is done. */
export async function settle(tx: Tx, { id }: Pick<LockedEvent, "id">, instant: string) {
  for (const hearing of await db.due(tx, id, instant)) {
    // As the one before has left it.
    const now = await lockEvent(tx, { id });
    if (hearing.outcome === "waiting") await count(tx, now, hearing);
    else await end(tx, now, hearing);
  }
}

/** A track counts as played. */
async function count(tx: Tx, event: LockedEvent, hearing: db.HearingRow) {
  const playing = await playingAt(tx, event.id);
  const waiting = await mayBePlayed(tx, event.id);
  const asked = playing ? [playing, ...waiting] : waiting;
  const ownedName = await namesInLibrary(tx, event.ownerId, hearing, asked);
  const fate = fateOf(hearing, playing, waiting, event.settings, ownedName);
  if (fate.does === "nothing") {
    return db.update(tx, { ...hearing, outcome: "overruled", nextAt: null });
  }
  const name = ownedName(hearing) ?? nameOf(hearing);
  const { requestId, askedId } = await take(tx, event, { hearing, name }, fate, playing);
  const nextAt = endsAt(hearing);
  return db.update(tx, { ...hearing, outcome: "playing", requestId, askedId, nextAt });
}

async function take(
  tx: Tx,
  event: LockedEvent,
  { hearing, name }: { hearing: db.HearingRow; name: DeckText },
  fate: Exclude<Fate<RequestRow>, { does: "nothing" }>,
  playing: RequestRow | undefined,
) {
  if (fate.does === "goOn") return { requestId: fate.request.id, askedId: null };
  const { heardAt, seconds } = hearing;
  const started = { status: "playing" as const, startedAt: heardAt, pinned: 0 };
  const isAsked = fate.does === "play";
  const after = isAsked
    ? { ...accepted(fate.request, heardAt), ...started, seconds: seconds ?? fate.request.seconds }
    : { ...unasked(event.id, hearing, name), ...started };
  const touched = [
    { ...(isAsked && { before: fate.request }), after },
    ...(playing ? [ended(playing, heardAt)] : []),
  ];
  const undo = { ...BY_DECK, about: [after.id] };
  await record(tx, event, { verb: "playing", at: new Date().toISOString(), touched, undo });
  return { requestId: after.id, askedId: isAsked ? null : (fate.asked?.id ?? null) };
}

export function accepted(request: RequestRow, at: string): RequestRow {
  return { ...request, acceptedAt: request.acceptedAt ?? at };
}

function ended(before: RequestRow, at: string) {
  return { before, after: { ...before, status: "played" as const, playedAt: at } };
}

/** The song of a track for which nobody asked. */
function unasked(eventId: string, hearing: db.HearingRow, { title, artist }: DeckText) {
  return newRow({
    id: randomUUID(),
    eventId,
    title,
    artist,
    seconds: hearing.seconds,
    songKey: songKey(title, artist),
    createdAt: hearing.heardAt,
    acceptedAt: hearing.heardAt,
    backers: 0,
    unasked: 1,
  });
}

/** A song that nobody has ended is over: its length has passed, and nothing else was heard. */
async function end(tx: Tx, event: LockedEvent, hearing: db.HearingRow) {
  const [next] = await db.latest(tx, event.id, 1);
  if (next?.outcome === "waiting" && next.heardAt <= (hearing.nextAt ?? "")) {
    // It was mixed into the next one, which ends it as soon as that counts.
    return db.update(tx, { ...hearing, nextAt: next.nextAt });
  }
  const playing = await playingAt(tx, event.id);
  if (playing && playing.id === hearing.requestId) {
    const touched = [ended(playing, hearing.nextAt ?? hearing.heardAt)];
    const undo = { ...BY_DECK, about: [playing.id] };
    await record(tx, event, { verb: "played", at: new Date().toISOString(), touched, undo });
  }
  return db.update(tx, { ...hearing, nextAt: null });
}

/** The request that a track plays, if it is still there. */
export async function requestOf(source: Database, { requestId }: db.HearingRow) {
  const [row] = requestId ? await requestsById(source, [requestId]) : [];
  return row;
}
