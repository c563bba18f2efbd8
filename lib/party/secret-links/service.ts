import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database, write } from "@/lib/db/client";
import { admit, untrustAll } from "@/lib/party/admissions/service";
import { eventById, lockEvent, lockOwnEvent, ownEvent } from "@/lib/party/events/access";
import { secret } from "@/lib/process/secret";
import { publicOrigin } from "@/lib/server/site-address";
import * as db from "./db";
import { type LinkKind, linkPath } from "./schema";

/** Since when the event has a link of this kind; null without one. @throws AppError like `ownEvent` */
export async function getLink(dj: Dj, eventId: string, kind: LinkKind) {
  await ownEvent(dj, eventId, "manage");
  const row = await db.find(await database(), eventId, kind);
  return { since: row?.since ?? null };
}

/** Makes a new link, which replaces the earlier one. Only its hash is stored. @throws AppError like `ownEvent` */
export function createLink(dj: Dj, eventId: string, kind: LinkKind, headers: Headers) {
  const token = randomBytes(32).toString("base64url");
  const since = new Date().toISOString();
  return write(async (tx) => {
    const event = await lockOwnEvent(tx, dj, eventId, "manage");
    const { code } = event;
    if (kind === "trusted") await untrustAll(tx, event);
    await db.save(tx, { eventId, kind, secretHash: hash(token), since });
    return { link: publicOrigin(headers) + linkPath(kind, code, token), since };
  });
}

/** Revokes the link: who has it is a stranger again. @throws AppError like `ownEvent` */
export function revokeLink(dj: Dj, eventId: string, kind: LinkKind) {
  return write(async (tx) => {
    const event = await lockOwnEvent(tx, dj, eventId, "manage");
    // With the link goes what it gave: a phone that came by it is an ordinary one again.
    if (kind === "trusted") await untrustAll(tx, event);
    await db.remove(tx, eventId, kind);
  });
}

/** Lifts the limits of an event for a guest who has its secret. @throws AppError `not_found` */
export function trust(code: string, guestId: string, token: string) {
  return write(async (tx) => {
    const event = await lockEvent(tx, { code });
    const { id } = await eventOfSecret(tx, "trusted", token);
    if (id !== event.id) throw new AppError("not_found");
    await admit(tx, event, guestId, { trusted: true });
  }, code);
}

/** The event whose secret this is. @throws AppError `not_found` */
export async function eventOfSecret(source: Database, kind: LinkKind, token: string) {
  const row = await db.bySecret(source, kind, hash(token));
  const event = row && (await eventById(row.eventId));
  if (!event) throw new AppError("not_found");
  return event;
}

function hash(token: string) {
  return createHmac("sha256", secret()).update(`link ${token}`).digest("base64url");
}
