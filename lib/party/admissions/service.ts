import "server-only";
import { createHmac } from "node:crypto";
import { announcementsOf } from "@/lib/db/announcements";
import type { Database, Tx } from "@/lib/db/client";
import type { EventRow } from "@/lib/party/events/access";
import { storeMarks } from "@/lib/party/events/service";
import { secret } from "@/lib/process/secret";
import * as db from "./db";
import type { Admission } from "./schema";

type Event = Pick<EventRow, "id" | "admissions">;

const ORDINARY: Admission = { ban: null, trusted: false };

/** How a guest is let in. Costs a query only at an event whose DJ has decided about anybody. */
export async function admissionOf(
  source: Database,
  { id: eventId, admissions }: Event,
  guestId: string,
): Promise<Admission> {
  const [row] = admissions > 0 ? await db.find(source, { eventId, guestId }) : [];
  return row ? { ban: row.ban, trusted: row.trusted === 1 } : ORDINARY;
}

/** Changes how a guest is let in, and returns how it was. The event must be locked. */
export async function admit<E extends EventRow>(
  tx: Tx,
  event: E,
  guestId: string,
  change: Partial<Admission>,
) {
  const eventId = event.id;
  const [row] = await db.find(tx, { eventId, guestId });
  const former: Admission = row ? { ban: row.ban, trusted: row.trusted === 1 } : ORDINARY;
  const { ban, trusted } = { ...former, ...change };
  const since = new Date().toISOString();
  if (ban || trusted) {
    await db.save(tx, { eventId, guestId, ban, trusted: trusted ? 1 : 0, since });
  } else await db.remove(tx, eventId, guestId);
  // A muted guest must not notice.
  const isNoticed = trusted !== former.trusted || [ban, former.ban].includes("banned");
  if (isNoticed) await announceGuest(tx, guestId);
  return { former, event: await counted(tx, event) };
}

/** Tell every process to have a guest's pages read everything again: no change tells a single guest. */
export const { announce: announceGuest, idIn: guestTopic } = announcementsOf("guest:");

/** Takes the trust from every guest of a locked event. */
export async function untrustAll(tx: Tx, event: EventRow) {
  const decided = await db.ofEvent(tx, event.id);
  await db.untrust(tx, event.id);
  await db.removeOrdinary(tx, event.id);
  await counted(tx, event);
  for (const { guestId, trusted } of decided) if (trusted === 1) await announceGuest(tx, guestId);
}

async function counted<E extends EventRow>(tx: Tx, event: E) {
  const { length: admissions } = await db.ofEvent(tx, event.id);
  return storeMarks(tx, event, { admissions });
}

/** Forgets what was decided about the guests of an event. */
export const removeAdmissions = db.removeAll;

/** The guests about whom a DJ has decided something, the newest decision first. */
export const listAdmissions = db.ofEvent;

/** Only a phone can be banned: not the guests for whom the DJ has asked. */
const PHONE = /^(?!dj:|gone:)/;

/**
 * Returns the name by which an event's DJs call a guest; null for a guest without a phone. Another event has another
 * name for the same phone, so that nobody follows a guest from night to night.
 */
export function guestKey(eventId: string, guestId: string) {
  if (!PHONE.test(guestId)) return null;
  const hash = createHmac("sha256", secret()).update(`guest key ${eventId} ${guestId}`);
  return hash.digest("base64url").slice(0, 22);
}
