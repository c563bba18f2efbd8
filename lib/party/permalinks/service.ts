import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, write } from "@/lib/db/client";
import { eventsUnderWay } from "@/lib/party/events/service";
import { tokenBuckets } from "@/lib/server/token-buckets";
import * as db from "./db";
import { type Permalink, permalinkNameSchema } from "./dj-schema";
import { foldName } from "./name";
import { destinationOf, freeFrom, heldFrom, MOST_CHANGES, MOST_NAMES } from "./rules";
import type { PermalinkAnswer } from "./schema";

/** Regained over a day. */
const CHANGE_SECONDS = (24 * 60 * 60) / MOST_CHANGES;
const changes = tokenBuckets("permalink changes", {
  burst: MOST_CHANGES,
  perSecond: 1 / CHANGE_SECONDS,
});

type Account = Pick<Dj, "id">;

async function leadsTo(account: Account) {
  const now = Date.now();
  return destinationOf(await eventsUnderWay(account, now), now);
}

/**
 * Returns where a name leads. Of an event that is not open yet it says when and by whom, but not its name, venue or code:
 * the address is public, and a wedding is not. @throws AppError `not_found`
 */
export async function followPermalink(typed: string): Promise<PermalinkAnswer> {
  const found = await db.follow(await database(), foldName(typed));
  if (!found?.accountId) throw new AppError("not_found");
  return { name: found.name, leads: await leadsTo({ id: found.accountId }) };
}

export async function getPermalink(dj: Account): Promise<Permalink> {
  const [name = null, ...former] = await db.namesOf(await database(), dj.id);
  return { name, former, leads: await leadsTo(dj) };
}

/** Returns whether the DJ can have a name: nobody else has it, or had it until recently. */
export async function checkName(dj: Account, typed: string) {
  const { success, data: name = foldName(typed) } = permalinkNameSchema.safeParse(typed);
  const row = await db.find(await database(), name);
  const isRested = (row?.freeAt ?? "~") <= new Date().toISOString();
  return { name, isFree: success && (!row || row.accountId === dj.id || isRested) };
}

/**
 * Gives the DJ's link this name. @throws AppError `conflict` at the field if the DJ cannot have it; `too_fast` after too
 * many in a day
 */
export async function choosePermalink(dj: Account, name: string) {
  const at = new Date().toISOString();
  if (!changes.take(dj.id)) throw new AppError("too_fast", { retryAfter: CHANGE_SECONDS });
  await write(async (tx) => {
    await db.removeFree(tx, at);
    const names = await db.namesOf(tx, dj.id);
    if (!names.includes(name) && names.length >= MOST_NAMES) throw refused("names_full");
    if (!(await db.take(tx, name, dj.id, at))) throw refused("name_taken");
  });
  return getPermalink(dj);
}

function restFrom(now: number): db.Rest {
  return { freeAt: freeFrom(now), heldFrom: heldFrom(now) };
}

function refused(problem: "names_full" | "name_taken") {
  return new AppError("conflict", { fields: { name: [problem] } });
}

/** Gives up a former name. @throws AppError `not_found`, also for the current name */
export async function giveUpPermalink(dj: Account, typed: string) {
  const name = foldName(typed);
  await write(async (tx) => {
    const [, ...former] = await db.namesOf(tx, dj.id);
    if (!former.includes(name)) throw new AppError("not_found");
    await db.giveUp(tx, name, restFrom(Date.now()));
  });
  return getPermalink(dj);
}

/** Gives up every name of an account that is deleted. */
export function giveUpPermalinksOf(dj: Account) {
  return write((tx) => db.giveUpAll(tx, dj.id, restFrom(Date.now())));
}
