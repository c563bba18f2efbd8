import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import type { Database, Tx } from "@/lib/db/client";
import type { Ban } from "@/lib/party/admissions/schema";
import { admit } from "@/lib/party/admissions/service";
import type { LockedEvent } from "@/lib/party/events/access";
import { backingsOf, guestOfKey } from "./backers";
import type { Verb } from "./change-schema";
import * as requests from "./db";
import { record } from "./record";
import { takeStep } from "./step";
import type { Touched } from "./undo-rules";

/** Returns the guest whom an event's DJs call so. @throws AppError `not_found` */
export async function guestAt(source: Database, { id }: { id: string }, key: string) {
  const guestId = await guestOfKey(source, id, key);
  if (!guestId) throw new AppError("not_found");
  return guestId;
}

/**
 * Takes no more requests and votes from a guest, keeps their requests apart, or takes them again (null), as a step that
 * can be undone. What they have asked for before stays with the DJ to decide; what waits apart is let in again with
 * them. @throws AppError `not_found`; `forbidden`; `conflict`
 */
export function banGuest(dj: Dj, eventId: string, key: string, ban: Ban) {
  const aim = { ids: [] };
  const wanted = { of: { eventId }, right: "work", aim, as: [verbOfBan(ban)] } as const;
  return takeStep(dj, {}, wanted, async (tx, event, at) => {
    const guestId = await guestAt(tx, event, key);
    const { former, event: changed, touched } = await decideOn(tx, event, guestId, ban);
    if (former.ban === ban) throw new AppError("conflict");
    return record(tx, changed, {
      verb: verbOfBan(ban),
      at,
      touched,
      undo: { by: dj, about: [], guest: { id: guestId, ban: former.ban } },
    });
  });
}

export function verbOfBan(ban: Ban): Verb {
  return ban ?? "lifted";
}

/** Decides about a guest. Also returns what they back: boards show anew who is behind it. */
export async function decideOn(tx: Tx, event: LockedEvent, guestId: string, ban: Ban) {
  const admitted = await admit(tx, event, guestId, { ban });
  const all = await backedBy(tx, event, guestId);
  // The guest has seen it waiting all along, and it must not wait for ever.
  const touched = ban ? all : all.map((part) => ({ ...part, after: { ...part.after, apart: 0 } }));
  return { ...admitted, touched };
}

/** Returns what a guest backs, unchanged. */
export async function backedBy(tx: Tx, event: LockedEvent, guestId: string): Promise<Touched[]> {
  const backings = await backingsOf(tx, event.id, guestId);
  const rows = await requests.findAll(
    tx,
    backings.map(({ requestId }) => requestId),
  );
  return rows.map((row) => ({ before: row, after: row }));
}
