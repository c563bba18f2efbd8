import "server-only";
import { announceAccess } from "@/lib/account/auth/access";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { type Database, database, type Tx, write } from "@/lib/db/client";
import * as db from "./db";
import { may, type Right } from "./rules";
import type { GivenRole, Member, Role } from "./schema";

type Owned = { id: string; ownerId: string; djName: string };

/** Returns a DJ's role at an event, or undefined for a stranger. */
export async function roleAt(
  source: Database,
  event: Owned,
  dj: Pick<Dj, "id">,
): Promise<Role | undefined> {
  if (event.ownerId === dj.id) return "owner";
  return (await db.find(source, event.id, dj.id))?.role;
}

/**
 * Checks the access of every call about an event, and returns the DJ's role.
 * @throws AppError `not_found` for strangers, who learn nothing; `forbidden` for members without the right
 */
export async function requireRight(source: Database, event: Owned, dj: Dj, right: Right) {
  const role = await roleAt(source, event, dj);
  if (!role) throw new AppError("not_found");
  if (!may(role, right)) throw new AppError("forbidden");
  return role;
}

/** Returns the roles of a DJ at the events shared with them, by event id. */
export async function memberships(dj: Pick<Dj, "id">) {
  const rows = await db.ofDj(await database(), dj.id);
  return new Map(rows.map(({ eventId, role }) => [eventId, role]));
}

/** Returns the ids of the DJs who have access to each of these events, given by their owners. */
export async function djsAt(owners: ReadonlyMap<string, string>) {
  const djs = new Map([...owners].map(([eventId, owner]) => [eventId, new Set([owner])]));
  const members = await db.ofEvents(await database(), [...owners.keys()]);
  for (const { eventId, djId } of members) djs.get(eventId)?.add(djId);
  return djs;
}

/** Lists everybody except the owner who has access to an event, in the order they joined. */
export async function listMembers(event: Owned): Promise<Member[]> {
  const rows = await db.all(await database(), event.id);
  return rows.map(({ djId, name, role }) => ({ id: djId, name, role }));
}

/** Gives a DJ access to an event, or another role. */
export function addMember(tx: Tx, event: Owned, dj: Dj, role: GivenRole) {
  const createdAt = new Date().toISOString();
  return db.save(tx, { eventId: event.id, djId: dj.id, name: dj.name, role, createdAt });
}

/** Gives a member another role and notifies their open board. @throws AppError `not_found` */
export function changeRole(event: Owned, djId: string, role: GivenRole) {
  return write(async (tx) => {
    const member = await db.find(tx, event.id, djId);
    if (!member) throw new AppError("not_found");
    await db.save(tx, { ...member, role });
    await announceAccess(tx, djId);
  });
}

/** Removes a member and ends their open streams. @throws AppError `not_found` */
export function removeMember(event: Owned, djId: string) {
  return write(async (tx) => {
    if (!(await db.find(tx, event.id, djId))) throw new AppError("not_found");
    await db.remove(tx, event.id, djId);
    await announceAccess(tx, djId);
  });
}

export function leaveAllEvents(dj: Dj) {
  return write((tx) => db.removeOfDj(tx, dj.id));
}
