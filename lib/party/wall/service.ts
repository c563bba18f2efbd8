import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import { claimAttempt } from "@/lib/account/attempts/service";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, type Tx, write } from "@/lib/db/client";
import { writeOneByOne } from "@/lib/db/one-by-one";
import { type EventRow, eventById, lockOwnEvent, ownEvent } from "@/lib/party/events/access";
import { codeFrom } from "@/lib/party/events/rules";
import { clientNetwork } from "@/lib/server/client-address";
import { takeFloodToken } from "@/lib/server/flood-limit";
import { hashOf, newWallCookie, shownWall } from "./cookie";
import * as db from "./db";
import {
  MOST_OF_ADDRESS,
  MOST_PAIRINGS,
  MOST_WALLS,
  PAIRING_MS,
  SEEN_EVERY_MS,
  UNASKED_MS,
  WAITING_SEEN_EVERY_MS,
} from "./rules";
import type { NewWall, OwnWall, Wall } from "./schema";

const UNKNOWN: OwnWall = { event: null, pairing: null };

/** Returns what the screen that calls is for, and notes that it is still there. */
export async function getOwnWall(headers: Headers): Promise<OwnWall> {
  const secretHash = shownWall(headers);
  const row = secretHash && (await db.bySecret(await database(), secretHash));
  if (!row) return UNKNOWN;
  const now = Date.now();
  const every = row.eventId ? SEEN_EVERY_MS : WAITING_SEEN_EVERY_MS;
  if (now - Date.parse(row.seenAt) >= every) {
    await write((tx) => db.markSeen(tx, row.id, new Date(now).toISOString()));
  }
  return stateOf(row, now);
}

/**
 * Returns what the screen is for: with a new code, and the cookie by which it is known from then on, where it has none.
 * @throws AppError `too_fast` when too many screens wait that still ask
 */
export async function pairWall(headers: Headers) {
  takeFloodToken(headers);
  const known = await getOwnWall(headers);
  if (known !== UNKNOWN) return { wall: known, cookies: [] };
  const { secretHash, setCookie } = newWallCookie(headers);
  const addressHash = hashOf("address", clientNetwork(headers));
  const now = Date.now();
  const expiresAt = new Date(now + PAIRING_MS).toISOString();
  const at = new Date(now).toISOString();
  const code = await writeOneByOne("codes of walls", async (tx) => {
    await db.removeExpired(tx, at);
    await refuseCrowd(tx, addressHash, now);
    const row = { id: randomUUID(), secretHash, addressHash, expiresAt, seenAt: at };
    return insertWithCode(tx, { ...row, eventId: null, name: "", connectedAt: null });
  });
  return { wall: { event: null, pairing: { code, expiresAt } }, cookies: [setCookie] };
}

async function refuseCrowd(tx: Tx, addressHash: string, now: number) {
  if (!(await isCrowded(tx, addressHash))) return;
  await db.removeUnasked(tx, new Date(now - UNASKED_MS).toISOString());
  if (!(await isCrowded(tx, addressHash))) return;
  throw new AppError("too_fast", { retryAfter: UNASKED_MS / 1000 });
}

async function isCrowded(tx: Tx, addressHash: string) {
  const { all, own } = await db.countWaiting(tx, addressHash);
  return own >= MOST_OF_ADDRESS || all >= MOST_PAIRINGS;
}

async function insertWithCode(tx: Tx, row: Omit<db.WallRow, "code">) {
  for (;;) {
    const code = codeFrom(randomBytes(32));
    if (code && (await db.insert(tx, { ...row, code }))) return code;
  }
}

async function stateOf({ eventId, code, expiresAt }: db.WallRow, now: number): Promise<OwnWall> {
  const event = eventId && (await eventById(eventId));
  if (event) return { event: event.code, pairing: null };
  if (!code || !expiresAt || Date.parse(expiresAt) <= now) return UNKNOWN;
  return { event: null, pairing: { code, expiresAt } };
}

/**
 * Connects the screen that shows this code with an event. Wrong codes count as attempts of the DJ and of the address.
 * @throws AppError `not_found`; `forbidden`; `invalid_input` where no screen shows the code; `too_fast`
 */
export async function connectWall(
  dj: Dj,
  eventId: string,
  { code, name }: NewWall,
  headers: Headers,
): Promise<Wall> {
  await ownEvent(dj, eventId, "manage");
  const attempt = await claimAttempt("wall", dj.id, headers);
  const wall = await write(async (tx) => {
    await lockOwnEvent(tx, dj, eventId, "manage");
    const row = await db.connect(tx, code, {
      eventId,
      name,
      at: new Date(Date.now()).toISOString(),
    });
    if (!row) throw new AppError("invalid_input", { fields: { code: ["invalid"] } });
    await dropLongestAway(tx, eventId);
    return shown(row);
  });
  await attempt.succeeded();
  return wall;
}

async function dropLongestAway(tx: Tx, eventId: string) {
  const rows = await db.ofEvent(tx, eventId);
  const byAbsence = rows.toSorted((a, b) => (a.seenAt < b.seenAt ? -1 : 1));
  for (const { id } of byAbsence.slice(0, Math.max(0, rows.length - MOST_WALLS))) {
    await db.remove(tx, eventId, id);
  }
}

export async function listWalls({ id }: EventRow) {
  return (await db.ofEvent(await database(), id)).map(shown);
}

/** Disconnects a screen, which learns of it within seconds. @throws AppError `not_found` */
export function disconnectWall({ id: eventId }: EventRow, id: string) {
  return write(async (tx) => {
    if (!(await db.remove(tx, eventId, id))) throw new AppError("not_found");
  });
}

function shown({ id, name, connectedAt, seenAt }: db.WallRow): Wall {
  return { id, name, connectedAt: connectedAt ?? seenAt, seenAt };
}
