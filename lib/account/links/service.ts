import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { database, write } from "@/lib/db/client";
import { secret } from "@/lib/process/secret";
import * as db from "./db";
import type { Link, Purpose, StateOf } from "./schema";

const LIFETIME_MS = 60 * 60 * 1000;

/**
 * Issues a link, which replaces the account's earlier one for this purpose. It works once, for an hour, and only while
 * the account is in this `state`. Returns its token, of which only a hash is stored.
 */
export async function issueLink(link: Link & { state: string }) {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  const expiresAt = new Date(now + LIFETIME_MS).toISOString();
  const row = { ...link, tokenHash: hash(token), state: hash(link.state), expiresAt };
  await write(async (tx) => {
    await db.removeBefore(tx, new Date(now).toISOString());
    await db.save(tx, row);
  });
  return token;
}

/** The link with this token, or undefined when it is not valid, or no longer. Does not use it up. */
export async function findLink(
  purpose: Purpose,
  token: string,
  stateOf: StateOf,
): Promise<Link | undefined> {
  const row = await db.find(await database(), hash(token));
  if (row?.purpose !== purpose || Date.parse(row.expiresAt) <= Date.now()) return undefined;
  const state = await stateOf(row.accountId);
  return state !== undefined && hash(state) === row.state ? row : undefined;
}

/** Uses a link up. Of two callers at the same moment only one gets it; the other gets undefined. */
export async function takeLink(purpose: Purpose, token: string, stateOf: StateOf) {
  const link = await findLink(purpose, token, stateOf);
  return link && (await write((tx) => db.remove(tx, hash(token)))) ? link : undefined;
}

/** Invalidates every link of an account. */
export async function endLinks(accountId: string) {
  await write((tx) => db.removeOf(tx, accountId));
}

function hash(text: string) {
  return createHmac("sha256", secret()).update(`link ${text}`).digest("base64url");
}
