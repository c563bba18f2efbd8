import "server-only";
import { randomUUID } from "node:crypto";
import { APART, DO_NOT_PLAY, MUST_PLAY } from "@/data/house";
import type { Dj } from "@/lib/account/auth/schema";
import type { Tx } from "@/lib/db/client";
import { write } from "@/lib/db/client";
import type { Ban } from "@/lib/party/admissions/schema";
import { admit } from "@/lib/party/admissions/service";
import { type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { addSubmission } from "@/lib/party/requests/add-submission";
import { putRules } from "@/lib/party/requests/put-rules";

/** The phones of the demo's guests about whom its DJ has decided. */
export const phones = { muted: randomUUID(), banned: randomUUID(), trusted: randomUUID() };

/** Asks for what waits apart. */
export function askApart(tx: Tx, event: LockedEvent, at: string) {
  const submission = { id: randomUUID(), ...APART, guestId: phones.muted, at, apart: true };
  return addSubmission(tx, event, submission, [], []);
}

/** What the hosts want, and whom the DJ trusts or not. It is no step of the DJ: the last one is still to undo. */
export async function seedHouse(dj: Dj, eventId: string) {
  const rules = { mustPlay: [...MUST_PLAY], doNotPlay: [...DO_NOT_PLAY] };
  await putRules(dj, eventId, { revision: 0, ...rules });
  const decided: [string, { ban: Ban; trusted: boolean }][] = [
    [phones.trusted, { ban: null, trusted: true }],
    [phones.banned, { ban: "banned", trusted: false }],
    [phones.muted, { ban: "muted", trusted: false }],
  ];
  for (const [guestId, admission] of decided) {
    await write(async (tx) => admit(tx, await lockEvent(tx, { id: eventId }), guestId, admission));
  }
}
