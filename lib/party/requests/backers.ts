import "server-only";
import { createHmac } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { Database, Tx } from "@/lib/db/client";
import { guestKey, listAdmissions } from "@/lib/party/admissions/service";
import { secret } from "@/lib/process/secret";
import { foldText } from "@/lib/text/fold";
import * as db from "./backers-db";
import { burstOf } from "./burst";
import { BACKERS_PER_PAGE } from "./list-queries";
import { BACKERS_SHOWN, type Backer, type GuestRequest } from "./schema";
import type { Filled } from "./undo-rules";

type Words = { name?: string | null | undefined; message?: string | null | undefined };

/** Returns the columns for a guest's words. Empty words become null. */
function written({ name, message }: Words) {
  const searchText = foldText([name, message].filter(Boolean).join(" "));
  return { name: name || null, message: message || null, searchText, silent: searchText ? 0 : 1 };
}

/**
 * Returns these backers as the event's DJs see them, with what is decided about each guest. What a muted guest wrote is
 * left out, unless the request is among those that wait `apart`.
 */
async function asBackers(
  database: Database,
  rows: db.BackerRow[],
  apart: readonly string[],
): Promise<Backer[]> {
  const [first] = rows;
  const decided = first ? await listAdmissions(database, first.eventId) : [];
  const byGuest = new Map(decided.map((row) => [row.guestId, row]));
  return rows.map(({ id, name, message, createdAt, eventId, guestId, requestId }) => {
    const { ban = null, trusted } = byGuest.get(guestId) ?? {};
    const guest = guestKey(eventId, guestId);
    const isHeard = ban !== "muted" || apart.includes(requestId);
    const words = isHeard ? { name, message } : { name: null, message: null };
    return { id, ...words, createdAt, guest, ban, trusted: trusted === 1 };
  });
}

/**
 * Returns the first backers of each of these requests, by request id; those with words come first. One of them said
 * what a search has found, if any backer did; `said` is folded.
 */
export async function backersOf(database: Database, requests: Kept[], said = "") {
  const requestIds = requests.map(({ id }) => id);
  const first = { limit: BACKERS_SHOWN, offset: 0 };
  const lists = await Promise.all(
    requestIds.map(async (requestId) => {
      const rows = await db.page(database, { requestId, ...first });
      return withSaying(database, requestId, rows, said);
    }),
  );
  // All at once, because what is decided about guests is read for the whole event.
  const people = await asBackers(database, lists.flat(), idsApart(requests));
  let from = 0;
  return new Map(
    lists.map(({ length }, index) => {
      from += length;
      return [requestIds[index] ?? "", people.slice(from - length, from)];
    }),
  );
}

type Kept = { id: string; apart: number };

function idsApart(requests: readonly Kept[]) {
  return requests.flatMap(({ id, apart }) => (apart === 1 ? id : []));
}

/** Adds the backer whom a search has found; only a full list can lack them. */
async function withSaying(
  database: Database,
  requestId: string,
  rows: db.BackerRow[],
  said: string,
) {
  const isComplete = rows.length < BACKERS_SHOWN;
  if (!said || isComplete || rows.some(({ searchText }) => searchText.includes(said))) return rows;
  const found = await db.saying(database, requestId, said);
  return found ? [...rows.slice(0, -1), found] : rows;
}

/** Returns one page of a request's backers, in the same order; the first page is 1. */
export async function pageOfBackers(database: Database, request: Kept, page: number) {
  const limit = BACKERS_PER_PAGE;
  const offset = (page - 1) * limit;
  const rows = await db.page(database, { requestId: request.id, limit, offset });
  return asBackers(database, rows, idsApart([request]));
}

/** Returns how many backers came from one place within seconds, for this request alone; 0 if only a few. */
export async function burstAt(database: Database, requestId: string) {
  return burstOf(await db.arrivalsForOneSong(database, requestId));
}

/** Returns every backer of a request with their guest id, oldest first. */
export const allBackers = db.ofRequest;

/** Returns how many guests are behind the requests of an event, those without a phone included. */
export const countGuests = db.countGuests;

/** What a guest has to do with a request that they back. */
export type OwnBacking = Pick<GuestRequest, "message" | "asked" | "counted">;

function backing({ message, asked }: Pick<db.BackerRow, "message" | "asked">) {
  return { message, asked: asked === 1 };
}

/** Returns how a guest backs each of these requests, by request id. Others are left out. */
export async function ownBackings(database: Database, guestId: string, requestIds: string[]) {
  if (requestIds.length === 0) return new Map<string, OwnBacking>();
  const rows = await db.ofGuest(database, guestId, requestIds);
  return new Map(
    rows.map((row) => [row.requestId, { ...backing(row), counted: row.created !== null }]),
  );
}

/** Returns the guest's row as a backer of this request, or undefined. */
export async function findBacker(database: Database, requestId: string, guestId: string) {
  const [row] = await db.find(database, { requestId, guestId });
  return row;
}

export type NewBacker = Words & {
  requestId: string;
  eventId: string;
  guestId: string;
  /** Whether the guest asks for the song, rather than only votes for it. */
  asked: boolean;
  at: string;
  /** The network that it came from; undefined without a phone. */
  network?: string | undefined;
};

/**
 * A network's name at one event: it shows that guests came from one place without identifying anybody, since other events
 * have other names for it.
 */
function placeOf(eventId: string, network: string) {
  const hash = createHmac("sha256", secret()).update(`place ${eventId} ${network}`);
  return hash.digest("base64url").slice(0, 11);
}

/** Returns the backing as stored. */
export async function addBacker(tx: Tx, backer: NewBacker) {
  const { requestId, eventId, guestId, network, at } = backer;
  const place = network === undefined ? null : placeOf(eventId, network);
  const row = { ...written(backer), asked: backer.asked ? 1 : 0, place };
  await db.insert(tx, { id: uuid(), requestId, eventId, guestId, ...row, createdAt: at });
  return backing(row);
}

/** Adds missing words and keeps existing ones. Returns the resulting backing, and whether it is as it was. */
export async function addWords(tx: Tx, backer: db.BackerRow, added: Words, asks = false) {
  const words = written({
    name: added.name || backer.name,
    message: added.message || backer.message,
  });
  const row = { ...words, asked: asks ? 1 : backer.asked };
  const isSame =
    row.name === backer.name && row.message === backer.message && row.asked === backer.asked;
  if (!isSame) await db.update(tx, backer, row);
  return { own: backing(row), isSame };
}

export const removeBacker = db.remove;

/** Moves some of the backers of a request, by id, to another. */
export async function moveBackers(tx: Tx, from: string, ids: string[], to: string) {
  if (ids.length > 0) await db.move(tx, from, ids, to);
}

/**
 * Like `moveBackers`, except that a guest who backs the other request already backs it once, with the words
 * from both.
 */
export async function joinBackers(tx: Tx, backers: db.BackerRow[], requestId: string) {
  const there = new Map((await allBackers(tx, requestId)).map((known) => [known.guestId, known]));
  for (const backer of backers) {
    const known = there.get(backer.guestId);
    if (known) {
      await removeBacker(tx, backer);
      await addWords(tx, known, backer);
    } else await moveBackers(tx, backer.requestId, [backer.id], requestId);
  }
}

const FILLABLE = ["name", "message", "asked"] as const;

/** Adds to a guest's backing what they wrote at another request, and that they asked for it, where it has none. */
export async function fillBacker(tx: Tx, into: db.BackerRow, from: db.BackerRow): Promise<Filled> {
  const columns = FILLABLE.filter((column) => !into[column] && from[column]);
  const row = { ...into, ...Object.fromEntries(columns.map((column) => [column, from[column]])) };
  if (columns.length > 0) await db.update(tx, into, { ...written(row), asked: row.asked });
  return { id: into.id, columns };
}

/** Undoes `fillBacker` for these backers of a request. */
export async function emptyBackers(tx: Tx, requestId: string, filled: Filled[]) {
  for (const backer of await allBackers(tx, requestId)) {
    const columns = filled.find(({ id }) => id === backer.id)?.columns ?? [];
    const [name, message] = (["name", "message"] as const).map((column) =>
      columns.includes(column) ? null : backer[column],
    );
    const asked = columns.includes("asked") ? 0 : backer.asked;
    if (columns.length > 0) await db.update(tx, backer, { ...written({ name, message }), asked });
  }
}

/** Returns the guest whom an event's DJs call so, or undefined. */
export async function guestOfKey(database: Database, eventId: string, key: string) {
  const ids = await db.guestIds(database, eventId);
  return ids.find((guestId) => guestKey(eventId, guestId) === key);
}

/** Returns what a guest backs at an event, with their words, oldest first. */
export const backingsOf = db.allOfGuest;

/** Erases a guest's identity: what they asked for stays, anonymously. */
export function eraseGuest(tx: Tx, eventId: string, guestId: string, nobody: string) {
  return db.rename(tx, eventId, guestId, { guestId: nobody, ...written({}), place: null });
}

/** Erases every name and message of an event, and from where its guests voted. */
export function eraseWords(tx: Tx, eventId: string) {
  return db.updateAll(tx, eventId, { ...written({}), place: null });
}
