import "server-only";
import { randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { type Database, database, write } from "@/lib/db/client";
import {
  admissionOf,
  admit,
  announceGuest,
  guestKey,
  listAdmissions,
} from "@/lib/party/admissions/service";
import { type EventRow, eventByCode, lockOwnEvent, ownEvent } from "@/lib/party/events/access";
import { forgetGuest } from "@/lib/party/subscriptions/service";
import { backingsOf, eraseGuest } from "./backers";
import { backedBy, guestAt } from "./ban";
import * as changes from "./changes-db";
import * as requests from "./db";
import type { GuestData, KnownGuest } from "./guest-data-schema";
import * as hearts from "./hearts-db";
import { record } from "./record";
import * as submissions from "./submissions-db";
import type { Touched } from "./undo-rules";

/** Lists the guests who are banned, muted or trusted. @throws AppError like `ownEvent` */
export async function listKnownGuests(dj: Dj, eventId: string): Promise<KnownGuest[]> {
  const event = await ownEvent(dj, eventId, "see");
  const source = await database();
  const rows = await listAdmissions(source, eventId);
  return Promise.all(
    rows.map(async ({ guestId, ban, trusted, since }) => {
      const { name, guest } = await dataOf(source, event, guestId);
      return { guest, name, ban, trusted: trusted === 1, since };
    }),
  );
}

/** Returns what is stored about one guest of an event. @throws AppError `not_found` */
export async function getGuestData(dj: Dj, eventId: string, key: string): Promise<GuestData> {
  const event = await ownEvent(dj, eventId, "see");
  const source = await database();
  return dataOf(source, event, await guestAt(source, event, key));
}

/** Returns the name that a guest gave last at an event, for the guest alone. @throws AppError `not_found` */
export async function nameOfGuest(code: string, guestId: string) {
  const { id } = await eventByCode(code);
  const backings = await backingsOf(await database(), id, guestId);
  return backings.findLast(({ name }) => name)?.name ?? undefined;
}

async function dataOf(source: Database, event: EventRow, guestId: string): Promise<GuestData> {
  const backings = await backingsOf(source, event.id, guestId);
  const ids = backings.map(({ requestId }) => requestId);
  const rows = new Map((await requests.findAll(source, ids)).map((row) => [row.id, row]));
  return {
    guest: guestKey(event.id, guestId) ?? "",
    // The last one they gave.
    name: backings.findLast(({ name }) => name)?.name ?? null,
    ...(await admissionOf(source, event, guestId)),
    requests: backings.flatMap(({ requestId, name, message, asked, createdAt }) => {
      const row = rows.get(requestId);
      if (!row) return [];
      const { id, title, artist, status } = row;
      return { id, title, artist, status, name, message, asked: asked === 1, createdAt };
    }),
  };
}

/**
 * Erases a guest's identity: name, messages, decisions, and the link to the phone. What they asked for stays, anonymously,
 * so that the night's figures stay true. It cannot be undone. @throws AppError `not_found`; `forbidden`
 */
export function eraseGuestData(dj: Dj, eventId: string, key: string) {
  return write(async (tx) => {
    const event = await lockOwnEvent(tx, dj, eventId, "manage");
    const guestId = await guestAt(tx, event, key);
    const at = new Date().toISOString();
    const touched = withdrawnApart(await backedBy(tx, event, guestId), at);
    const { event: changed } = await admit(tx, event, guestId, { ban: null, trusted: false });
    const nobody = `gone:${randomUUID()}`;
    await eraseGuest(tx, eventId, guestId, nobody);
    await forgetGuest(tx, eventId, guestId);
    await hearts.rename(tx, eventId, guestId, nobody);
    await submissions.rename(tx, eventId, guestId, nobody);
    await changes.forgetGuest(tx, eventId, guestId);
    await announceGuest(tx, guestId);
    await record(tx, changed, { verb: "erased", at, touched });
  });
}

/** Withdraws held-back requests, for which nobody waits any more. */
function withdrawnApart(touched: Touched[], at: string): Touched[] {
  return touched.map(({ before, after }) => {
    if (!before || after.apart === 0) return { after, ...(before && { before }) };
    return { before, after: { ...after, status: "withdrawn", withdrawnAt: at } };
  });
}
