import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import type { Tx } from "@/lib/db/client";
import type { LockedEvent } from "@/lib/party/events/access";
import type { Standings, Step } from "./change-schema";
import * as changes from "./changes-db";
import * as requests from "./db";
import { djRequests } from "./present";
import type { Clash, Taking } from "./taking-schema";

/** What a step is about, and whether it only moves requests within the queue. */
export type Aim = { ids: readonly string[]; isPlacing: boolean; isNoting: boolean };
type Moves = Awaited<ReturnType<typeof changes.movesSince>>;

type Told = Required<Omit<Clash, "error">>;

/** Refuses a step and says what somebody else has done. */
export class ClashError extends AppError {
  readonly clash: Told;

  constructor(clash: Told) {
    super("conflict");
    this.clash = clash;
  }
}

/** Answers a step, or tells what it clashes with. */
export async function told<A>(answer: Promise<A>) {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ClashError)) throw error;
    return Response.json(
      { error: { code: "conflict" }, ...error.clash },
      { status: 409, headers: { "cache-control": "no-store" } },
    );
  }
}

/** @throws ClashError if somebody else has changed what the step is about since the DJ looked */
export async function refuseClash(tx: Tx, event: LockedEvent, taking: Taking, aim: Aim) {
  if (taking.seen === undefined || aim.ids.length === 0) return;
  const moves = await othersSince(tx, event, taking, taking.seen);
  const found = await Promise.all(aim.ids.map((id) => clashAt(tx, moves, id, aim)));
  const clashes = found.flatMap((clash) => clash ?? []);
  if (clashes.length > 0) throw new ClashError({ clashes, cursor: event.cursor });
}

/** @throws ClashError if undo would take back what somebody else has done since the DJ looked */
export async function refuseOthersStep(tx: Tx, event: LockedEvent, taking: Taking, last: number) {
  if (taking.seen === undefined) return;
  const moves = await othersSince(tx, event, taking, taking.seen);
  const move = moves.find(({ id }) => id === last);
  if (!move) return;
  const clashes = [{ step: await stepOf(tx, move), request: null }];
  throw new ClashError({ clashes, cursor: event.cursor });
}

/** The changes since then that no step of the same page has made. */
async function othersSince(tx: Tx, event: LockedEvent, { step }: Taking, seen: number) {
  const moves = await changes.movesSince(tx, { eventId: event.id, seen });
  const outbox = step?.split(".")[0];
  return moves.filter((move) => !outbox || !move.step?.startsWith(`${outbox}.`));
}

async function clashAt(tx: Tx, moves: Moves, id: string, aim: Aim) {
  const about = moves.flatMap((move) => {
    const before = (JSON.parse(move.touched) as Standings)[id];
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

function isNoteAt({ verb, touched }: Moves[number], id: string) {
  return verb === "noted" && id in (JSON.parse(touched) as Standings);
}

async function requestOf(tx: Tx, row: requests.RequestRow) {
  const [request = null] = await djRequests(tx, [row]);
  return request;
}

/** Names a change of somebody else, the song included. */
async function stepOf(tx: Tx, { verb, taker, touched }: Moves[number], id?: string): Promise<Step> {
  const ids = id ? [id] : Object.keys(JSON.parse(touched) as Standings);
  const [row] = await requests.findAll(tx, ids.slice(0, 1));
  return { verb, title: row?.title ?? null, songs: ids.length, by: takerIn(taker) };
}

function takerIn(taker: string | null): Step["by"] {
  return taker ? JSON.parse(taker) : null;
}

/** Notes a DJ as the one who took the steps after `from`. */
export function signedBy(dj: Dj, step: string | undefined) {
  return { step: step ?? null, taker: JSON.stringify({ id: dj.id, name: dj.name }) };
}
