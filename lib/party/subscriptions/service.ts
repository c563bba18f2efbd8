import "server-only";
import { createECDH, randomUUID } from "node:crypto";
import { AppError } from "@/lib/calls/errors";
import { database, type Tx, write } from "@/lib/db/client";
import { eventByCode, lockEvent } from "@/lib/party/events/access";
import { env } from "@/lib/process/env";
import { publicOrigin } from "@/lib/server/site-address";
import { languageOf } from "@/lib/shell/customizer/service";
import * as db from "./db";
import { isOfService } from "./rules";
import type { NewSubscription, OwnSubscription } from "./schema";
import { vapidKey } from "./vapid-key";

export type Subscription = db.SubscriptionRow;

/** A phone's browser and its home-screen app are two; a third is a spare. */
const MOST_OF_GUEST = 3;

/** @throws AppError `not_found` */
export async function getSubscription(code: string, guestId: string): Promise<OwnSubscription> {
  const { id } = await eventByCode(code);
  const own = await db.ofGuest(await database(), id, guestId);
  return { key: vapidKey.get().publicKey, subscribed: own.length > 0 };
}

/**
 * Tells this phone of the guest's own songs at an event. Returns the event's id.
 * @throws AppError `not_found`; `invalid_input` for an endpoint of no known push service or a key that is none
 */
export async function subscribe(
  code: string,
  guestId: string,
  { endpoint, keys }: NewSubscription,
  headers: Headers,
) {
  if (!isOfService(endpoint, env().PUSH_SERVICES)) throw invalid("endpoint");
  if (!isPoint(keys.p256dh)) throw invalid("keys.p256dh");
  return write(async (tx) => {
    // Locked, so that nothing is kept of an event whose words have just been erased.
    const event = await lockEvent(tx, { code });
    if (event.erasedAt) throw new AppError("not_found");
    await db.save(tx, {
      id: randomUUID(),
      eventId: event.id,
      guestId,
      endpoint,
      ...keys,
      language: languageOf(headers),
      origin: publicOrigin(headers),
      since: new Date().toISOString(),
    });
    const own = await db.ofGuest(tx, event.id, guestId);
    const spare = own.slice(MOST_OF_GUEST).map(({ id }) => id);
    if (spare.length > 0) await db.remove(tx, spare);
    return event.id;
  });
}

function invalid(field: string) {
  return new AppError("invalid_input", { fields: { [field]: ["invalid"] } });
}

function isPoint(p256dh: string) {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(p256dh, "base64url");
    return true;
  } catch {
    return false;
  }
}

/** Stops telling a guest, on all of their phones. @throws AppError `not_found` */
export async function unsubscribe(code: string, guestId: string) {
  const { id } = await eventByCode(code);
  await write((tx) => db.removeOfGuest(tx, id, guestId));
}

/** Forgets the phones of a guest whose data is erased. */
export const forgetGuest = db.removeOfGuest;

/** Forgets every phone of an event. */
export function forgetAll(tx: Tx, eventId: string) {
  return db.removeAll(tx, eventId);
}

export const subscriptionsOf = db.ofGuests;
export const hasSubscriptions = db.hasAny;
export const findSubscriptions = db.findAll;
export const removeSubscriptions = db.remove;
export const eventsWithSubscriptions = db.eventIds;
