import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import type { Snapshots, Step } from "./change-schema";
import * as changes from "./changes-db";
import * as requests from "./db";
import type { Clash, Precondition, Taker } from "./precondition-schema";
import { djRequests } from "./present";
import { undoIn } from "./undo-rules";

/** What a step is about. */
export type Aim = {
  /** The requests that nobody else may have changed since the DJ looked. */
  ids: readonly string[];
  /** Whether the step only moves requests within the queue. */
  isPlacing?: boolean;
  /** Whether it replaces what the DJs note for each other. */
  isNoting?: boolean;
  /** Whether it starts a song, and so ends the one that plays. */
  isStarting?: boolean;
};
type Moves = Awaited<ReturnType<typeof changes.movesSince>>;

/** The error that refuses a step and says what somebody else has done. */
function clashWith(found: Required<Omit<Clash, "error">>) {
  return new AppError("conflict", { found });
}

/** @throws AppError `conflict` if somebody else has changed what the step is about since the DJ looked */
export async function refuseClash(
  tx: Tx,
  event: LockedEvent,
  dj: Dj,
  precondition: Precondition,
  aim: Aim,
) {
  if (precondition.seen === undefined || aim.ids.length === 0) return;
  const all = await othersSince(tx, event, dj, precondition, precondition.seen);
  // A DJ's hand overrules the decks.
  const moves = all.filter(({ undo }) => !undo || !undoIn(undo).byDeck);
  const found = await Promise.all(aim.ids.map((id) => clashAt(tx, moves, id, aim)));
  const ended = aim.isStarting && (await newlyPlaying(tx, event, moves, aim.ids));
  const clashes = [...found, ended || undefined].flatMap((clash) => clash ?? []);
  if (clashes.length > 0) throw clashWith({ clashes, cursor: event.cursor });
}

/** @throws AppError `conflict` if undo would take back what somebody else has done since the DJ looked */
export async function refuseOthersStep(
  tx: Tx,
  event: LockedEvent,
  dj: Dj,
  precondition: Precondition,
  last: number,
) {
  if (precondition.seen === undefined) return;
  const moves = await othersSince(tx, event, dj, precondition, precondition.seen);
  const move = moves.find(({ id }) => id === last);
  if (!move) return;
  const clashes = [{ step: await stepOf(tx, move), request: null }];
  throw clashWith({ clashes, cursor: event.cursor });
}

/** The changes since then that were not made by the same DJ's page. */
async function othersSince(
  tx: Tx,
  event: LockedEvent,
  dj: Dj,
  { step }: Precondition,
  seen: number,
) {
  const moves = await changes.movesSince(tx, { eventId: event.id, seen });
  const outbox = step?.split(".")[0];
  const isOfPage = (move: Moves[number]) =>
    move.step?.startsWith(`${outbox}.`) && takerIn(move.taker)?.id === dj.id;
  return outbox ? moves.filter((move) => !isOfPage(move)) : moves;
}

async function clashAt(tx: Tx, moves: Moves, id: string, aim: Aim) {
  const about = moves.flatMap((move) => {
    const before = (JSON.parse(move.touched) as Snapshots)[id];
    return before ? [{ move, before }] : [];
  });
  const [first, last] = [about[0], about.at(-1)];
  const row = await requests.find(tx, id);
  if (!row) return undefined;
  const noted = aim.isNoting && moves.findLast((move) => isNoteAt(move, id));
  if (noted) return { step: await stepOf(tx, noted, id), request: await requestOf(tx, row) };
  if (!first || !last) return undefined;
  // A new place in the queue contradicts no decision.
  const isSame = first.before.status === row.status && !first.before.apart === (row.apart === 0);
  if (!aim.isPlacing && isSame) return undefined;
  return { step: await stepOf(tx, last.move, id), request: await requestOf(tx, row) };
}

/** Returns the song that the step would end, if somebody else has started it since the DJ looked. */
async function newlyPlaying(tx: Tx, { id }: LockedEvent, moves: Moves, about: readonly string[]) {
  const row = await requests.playing(tx, id);
  if (!row || about.includes(row.id)) return undefined;
  const started = moves.findLast(({ touched }) => {
    const before = (JSON.parse(touched) as Snapshots)[row.id];
    return before && before.status !== "playing";
  });
  return started && { step: await stepOf(tx, started, row.id), request: await requestOf(tx, row) };
}

function isNoteAt({ verb, touched }: Moves[number], id: string) {
  return verb === "noted" && id in (JSON.parse(touched) as Snapshots);
}

async function requestOf(tx: Tx, row: requests.RequestRow) {
  const [request = null] = await djRequests(tx, [row]);
  return request;
}

/** Names a change of somebody else, the song included. */
async function stepOf(tx: Tx, { verb, taker, touched }: Moves[number], id?: string): Promise<Step> {
  const ids = id ? [id] : Object.keys(JSON.parse(touched) as Snapshots);
  const [row] = await requests.findAll(tx, ids.slice(0, 1));
  return { verb, title: row?.title ?? null, songs: ids.length, by: takerIn(taker) };
}

/** The DJ who made a change; null for a guest or another program. */
export function takerIn(taker: string | null): Step["by"] {
  if (!taker) return null;
  const { id, name } = JSON.parse(taker) as Taker;
  return { id, name };
}

/** Records which DJ took a step, and whether it overrules another DJ's decision. */
export function signedBy({ id, name }: Dj, { step, over }: Precondition) {
  const taker: Taker = { id, name, ...(over && { isOver: true }) };
  return { step: step ?? null, taker: JSON.stringify(taker) };
}
