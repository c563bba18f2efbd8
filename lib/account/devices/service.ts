import "server-only";
import { endStreamsOf } from "@/lib/account/auth/access";
import { auth } from "@/lib/account/auth/library";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { readCookie } from "@/lib/server/cookies";
import type { Device } from "./schema";

/** The accounts library stores each trusted device as a verification, renewed at every sign-in. */
const PREFIX = "trust-device-";
/** It keeps a sign-in that still waits for its second factor in the same way. */
const HALF_WAY = "2fa-";
type Row = { id: string; identifier: string; createdAt: Date; expiresAt: Date };

function devicesOf({ id }: Pick<Dj, "id">, prefix = PREFIX) {
  const ofAccount = { field: "value", value: id };
  return [ofAccount, { field: "identifier", value: prefix, operator: "starts_with" as const }];
}

/** The browsers that this account asks for no second step, the last seen first. */
export async function listDevices(dj: Pick<Dj, "id">, headers: Headers): Promise<Device[]> {
  const { adapter, createAuthCookie } = await (await auth(headers)).$context;
  const rows = await adapter.findMany<Row>({ model: "verification", where: devicesOf(dj) });
  const shown = decoded(readCookie(headers, createAuthCookie("trust_device").name) ?? "");
  return rows
    .filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ id, identifier, createdAt, expiresAt }) => ({
      id,
      isCurrent: shown.includes(`!${identifier}.`),
      seenAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
}

/** A cookie is the visitor's own text, and need not be one that can be decoded. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Asks this browser for the second step again. @throws AppError `not_found` */
export async function forgetDevice(dj: Dj, id: string, headers: Headers) {
  const { adapter } = await (await auth(headers)).$context;
  const where = [...devicesOf(dj), { field: "id", value: id }];
  const forgotten = await adapter.deleteMany({ model: "verification", where });
  if (forgotten === 0) throw new AppError("not_found");
}

/** Asks every browser of this account for the second step again. */
export async function forgetDevices(dj: Pick<Dj, "id">, headers: Headers) {
  const { adapter } = await (await auth(headers)).$context;
  await adapter.deleteMany({ model: "verification", where: devicesOf(dj) });
}

/** Asks every browser of this account for the second step again, except the current one. */
export async function forgetOtherDevices(dj: Dj, headers: Headers) {
  const { adapter } = await (await auth(headers)).$context;
  const others = (await listDevices(dj, headers)).filter(({ isCurrent }) => !isCurrent);
  const where = [
    ...devicesOf(dj),
    { field: "id", value: others.map(({ id }) => id), operator: "in" as const },
  ];
  if (others.length > 0) await adapter.deleteMany({ model: "verification", where });
}

/** Ends every session and forgets what an old password began: for a password that is set without it. */
export async function endSignIns(dj: Pick<Dj, "id">, headers: Headers) {
  const { internalAdapter } = await (await auth(headers)).$context;
  await internalAdapter.deleteUserSessions(dj.id);
  await forgetSignIns(dj, headers);
  await endStreamsOf(dj.id);
}

/** Forgets remembered devices and unfinished sign-ins. For a new password: what the old one began must not continue. */
export async function forgetSignIns(dj: Pick<Dj, "id">, headers: Headers) {
  await forgetDevices(dj, headers);
  const { adapter } = await (await auth(headers)).$context;
  await adapter.deleteMany({ model: "verification", where: devicesOf(dj, HALF_WAY) });
}
