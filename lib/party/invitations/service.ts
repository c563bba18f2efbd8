import "server-only";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { accountName } from "@/lib/account/auth/accounts";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, write } from "@/lib/db/client";
import { writeOneByOne } from "@/lib/db/one-by-one";
import { type EventRow, eventById } from "@/lib/party/events/access";
import type { GivenRole } from "@/lib/party/members/schema";
import { addMember, roleAt } from "@/lib/party/members/service";
import { secret } from "@/lib/process/secret";
import { publicOrigin } from "@/lib/server/site-address";
import * as db from "./db";
import {
  type Invitation,
  type Invited,
  invitationPath,
  MOST_INVITATIONS,
  type NewInvitation,
  type OpenedInvitation,
} from "./schema";

/** Long enough for a colleague on holiday. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Lists the invitations that can still be accepted. */
export async function listInvitations(event: EventRow): Promise<Invitation[]> {
  const rows = await db.open(await database(), event.id, new Date().toISOString());
  return rows.map(({ id, role, expiresAt }) => ({ id, role, expiresAt }));
}

/** Creates a single-use link that gives one DJ access to the event. @throws AppError `too_many` */
export function invite(event: EventRow, role: GivenRole, headers: Headers): Promise<NewInvitation> {
  const token = randomBytes(32).toString("base64url");
  const link = publicOrigin(headers) + invitationPath(token);
  const expiresAt = new Date(Date.now() + LIFETIME_MS).toISOString();
  const invitation = { id: randomUUID(), role, expiresAt };
  return writeOneByOne(`invitations to ${event.id}`, async (tx) => {
    const open = await db.open(tx, event.id, new Date().toISOString());
    if (open.length >= MOST_INVITATIONS) throw new AppError("too_many");
    const tokenHash = hash(token);
    await db.insert(tx, { ...invitation, eventId: event.id, tokenHash, acceptedBy: null });
    return { invitation, token, link };
  });
}

/** Withdraws an invitation that nobody has accepted. */
export function withdrawInvitation(event: EventRow, id: string) {
  return write((tx) => db.remove(tx, event.id, id)).then(() => undefined);
}

/**
 * Returns what an invitation means to this DJ or, if undefined, to a visitor who is signed out. Resolves to
 * undefined if it was withdrawn or declined, or never existed.
 */
export async function openInvitation(
  dj: Dj | undefined,
  token: string,
): Promise<OpenedInvitation | undefined> {
  const found = await find(token);
  if (!found) return undefined;
  const { event, role, expiresAt } = found;
  const inviter = (await accountName(event.ownerId)) ?? event.djName;
  const state = await stateFor(dj, found);
  return { eventId: event.id, name: event.name, role, expiresAt, inviter, state };
}

/**
 * Accepts an invitation: the DJ gets access to the event.
 * @throws AppError `not_found` if the invitation is not open; `conflict` if the DJ has access already
 */
export async function acceptInvitation(dj: Dj, token: string): Promise<Invited> {
  const { id, event, role } = await invitationFor(dj, token);
  await write(async (tx) => {
    // Of two DJs who accept at the same moment, the second finds the invitation used.
    if (!(await db.accept(tx, id, dj.id))) throw new AppError("not_found");
    await addMember(tx, event, dj, role);
  });
  return { eventId: event.id, name: event.name, role };
}

/** Declines an invitation, so that nobody can accept it. @throws AppError like `acceptInvitation` */
export async function declineInvitation(dj: Dj, token: string) {
  const { id, event } = await invitationFor(dj, token);
  await withdrawInvitation(event, id);
}

type Found = db.InvitationRow & { event: EventRow };

async function find(token: string): Promise<Found | undefined> {
  const row = await db.find(await database(), hash(token));
  const event = row && (await eventById(row.eventId));
  return event && { ...row, event };
}

async function stateFor(dj: Dj | undefined, { event, acceptedBy, expiresAt }: Found) {
  const role = dj && (await roleAt(await database(), event, dj));
  if (role) return role === "owner" ? "own" : "member";
  if (acceptedBy) return "used";
  return Date.parse(expiresAt) > Date.now() ? "open" : "expired";
}

async function invitationFor(dj: Dj, token: string) {
  const found = await find(token);
  const state = found && (await stateFor(dj, found));
  if (state === "own" || state === "member") throw new AppError("conflict");
  if (!found || state !== "open") throw new AppError("not_found");
  return found;
}

function hash(token: string) {
  return createHmac("sha256", secret()).update(`invitation ${token}`).digest("base64url");
}
