import "server-only";
import { v7 as uuid } from "uuid";
import type { Database, Tx } from "@/lib/db/client";
import { foldText } from "@/lib/text/fold";
import * as db from "./backers-db";
import { type Backer, PEOPLE_PER_PAGE, PEOPLE_SHOWN } from "./backers-schema";

type Words = { name?: string | null | undefined; message?: string | null | undefined };

/** Empty words are no words. */
function written({ name, message }: Words) {
  const searchText = foldText([name, message].filter(Boolean).join(" "));
  return { name: name || null, message: message || null, searchText, silent: searchText ? 0 : 1 };
}

function backer({ id, name, message, createdAt }: db.BackerRow): Backer {
  return { id, name, message, createdAt };
}

/** The first people behind each of these requests, by request id: those who wrote something lead. */
export async function peopleOf(database: Database, requestIds: string[]) {
  const first = { limit: PEOPLE_SHOWN, offset: 0 };
  const lists = requestIds.map(async (requestId): Promise<[string, Backer[]]> => {
    const rows = await db.page(database, { requestId, ...first });
    return [requestId, rows.map(backer)];
  });
  return new Map(await Promise.all(lists));
}

/** One page of all the people behind a request, in the same order; the first page is 1. */
export async function pageOfPeople(database: Database, requestId: string, page: number) {
  const limit = PEOPLE_PER_PAGE;
  const rows = await db.page(database, { requestId, limit, offset: (page - 1) * limit });
  return rows.map(backer);
}

/** What a guest wrote to each of these requests that they back, by request id; null where nothing. */
export async function messagesOf(database: Database, guestId: string, requestIds: string[]) {
  if (requestIds.length === 0) return new Map<string, string | null>();
  const rows = await db.ofGuest(database, guestId, requestIds);
  return new Map(rows.map(({ requestId, message }) => [requestId, message]));
}

/** The guest behind this request, or undefined. */
export async function findBacker(database: Database, requestId: string, guestId: string) {
  const [row] = await db.find(database, { requestId, guestId });
  return row;
}

export type NewBacker = Words & { requestId: string; eventId: string; guestId: string; at: string };

/** Returns what the guest wrote, null when nothing. */
export async function addBacker(tx: Tx, backer: NewBacker) {
  const { requestId, eventId, guestId, at } = backer;
  const words = written(backer);
  await db.insert(tx, { id: uuid(), requestId, eventId, guestId, ...words, createdAt: at });
  return words.message;
}

/** Asking again may add the words that were missing; it takes none away. Returns the message that stands. */
export async function addWords(tx: Tx, backer: db.BackerRow, said: Words) {
  const words = written({
    name: said.name || backer.name,
    message: said.message || backer.message,
  });
  if (words.name !== backer.name || words.message !== backer.message) {
    await db.update(tx, backer, words);
  }
  return words.message;
}

export const removeBacker = db.remove;

/** Lets some of the backers of one request, by their ids, stand behind another. */
export async function moveBackers(tx: Tx, from: string, ids: string[], to: string) {
  if (ids.length > 0) await db.move(tx, from, ids, to);
}

/** As `moveBackers`, where some may stand already: they stand once, with what they wrote to either. */
export async function joinBackers(tx: Tx, backers: db.BackerRow[], requestId: string) {
  const there = new Map((await backersOf(tx, requestId)).map((known) => [known.guestId, known]));
  for (const backer of backers) {
    const known = there.get(backer.guestId);
    if (known) {
      await removeBacker(tx, backer);
      await addWords(tx, known, backer);
    } else await moveBackers(tx, backer.requestId, [backer.id], requestId);
  }
}

/** The backers of one request with their guests. */
export const backersOf = db.ofRequest;

/** Forgets every name and message of an event. */
export function eraseWords(tx: Tx, eventId: string) {
  return db.updateAll(tx, eventId, written({}));
}
