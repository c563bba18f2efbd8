import "server-only";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Dj } from "@/lib/accounts/schema";
import { database, write } from "@/lib/db/client";
import { type EventRow, eventById } from "@/lib/events/service";
import { AppError } from "@/lib/http/errors";
import type { GivenRole } from "@/lib/members/schema";
import { addMember } from "@/lib/members/service";
import { secret } from "@/lib/secret";
import * as db from "./db";
import type { Invitation, Invited, NewInvitation } from "./schema";

/** Long enough for a colleague on holiday. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Invitations that nobody has accepted yet. */
export async function listInvitations(event: EventRow): Promise<Invitation[]> {
  const rows = await db.all(await database(), event.id);
  return rows
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
    .map(({ id, role, expiresAt }) => ({ id, role, expiresAt }));
}

/** Makes a link that lets one DJ in, once. */
export function invite(event: EventRow, role: GivenRole): Promise<NewInvitation> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + LIFETIME_MS).toISOString();
  const invitation = { id: randomUUID(), role, expiresAt };
  return write(async (tx) => {
    await db.insert(tx, { ...invitation, eventId: event.id, tokenHash: hash(token) });
    return { invitation, token };
  });
}

/** Makes a link useless before anybody has followed it. */
export function withdrawInvitation(event: EventRow, id: string) {
  return write((tx) => db.remove(tx, event.id, id)).then(() => undefined);
}

/**
 * Follows a link: this DJ has access from now on.
 * @throws AppError `not_found` when it was followed, withdrawn or has run out
 */
export async function acceptInvitation(dj: Dj, token: string): Promise<Invited> {
  const { id, event, role } = await validInvitation(token);
  await write(async (tx) => {
    // Two who follow the same link at the same moment: the second finds nothing.
    if (!(await db.find(tx, hash(token)))) throw new AppError("not_found");
    await db.remove(tx, event.id, id);
    if (event.ownerId !== dj.id) await addMember(tx, event, dj, role);
  });
  return { eventId: event.id, name: event.name, role };
}

async function validInvitation(token: string) {
  const row = await db.find(await database(), hash(token));
  const event = row && (await eventById(row.eventId));
  if (!event || Date.parse(row.expiresAt) <= Date.now()) throw new AppError("not_found");
  return { id: row.id, role: row.role, event };
}

function hash(token: string) {
  return createHmac("sha256", secret()).update(`invitation ${token}`).digest("base64url");
}
