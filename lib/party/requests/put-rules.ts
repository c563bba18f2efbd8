import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockEvent, lockOwnEvent } from "@/lib/party/events/access";
import type { HostRules } from "@/lib/party/host-rules/schema";
import { replaceRules } from "@/lib/party/host-rules/service";
import { eventOfSecret } from "@/lib/party/secret-links/service";
import { record } from "./record";

/**
 * Replaces the lists of an event, if they still have this revision. Returns them as stored.
 * @throws AppError like `lockOwnEvent`; `conflict` with what somebody else has made of them meanwhile: the browser makes
 * its change again on that
 */
export function putRules(dj: Dj, eventId: string, given: HostRules) {
  return write(async (tx) => put(tx, await lockOwnEvent(tx, dj, eventId, "manage"), given));
}

/** Like `putRules`, for the hosts with this secret. @throws AppError `not_found`, `conflict` */
export function putAsHosts(secret: string, given: HostRules) {
  return write(async (tx) => {
    const { id } = await eventOfSecret(tx, "hosts", secret);
    const event = await lockEvent(tx, { id });
    // Again with the lock, because the DJ may have revoked it meanwhile.
    await eventOfSecret(tx, "hosts", secret);
    return put(tx, event, given);
  });
}

/** Recorded, because open pages show what the lists say: what guests may ask for, and what a DJ still has to play. */
async function put(tx: Tx, event: LockedEvent, given: HostRules) {
  const { stored, changed } = await replaceRules(tx, event, given);
  await record(tx, changed, { verb: "event", at: new Date().toISOString(), touched: [] });
  return stored;
}
