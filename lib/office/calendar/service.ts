import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { buildAppointments } from "@/data/calendar";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, write } from "@/lib/db/client";
import { itemsOn } from "@/lib/office/desk/items";
import { getDesk, getRevision } from "@/lib/office/desk/service";
import { secret } from "@/lib/process/secret";
import { tokenBuckets } from "@/lib/server/token-buckets";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import * as db from "./db";
import { cachedFeed } from "./feed-cache";
import { icsOf } from "./ics";
import { latest } from "./rules";
import { type Appointment, appointmentSchema, type Night } from "./schema";

const APPOINTMENT = { schema: appointmentSchema, id: "id" };
type Account = Pick<Dj, "id">;

/** Lists the DJ's sample appointments of this month. The visitor's changes stay on the device. */
export function listAppointments(language: LanguageCode): Appointment[] {
  return buildAppointments(new Date(), language);
}

/** Since when the DJ's calendar has a secret address; null while it has none. */
export async function getSubscription(dj: Account) {
  const row = await db.ofAccount(await database(), dj.id);
  return { since: row?.since ?? null };
}

/** Makes a new secret, which replaces the earlier one. Only its hash is stored. */
export async function subscribe(dj: Account) {
  const token = randomBytes(32).toString("base64url");
  const since = new Date().toISOString();
  await write((tx) => db.save(tx, { accountId: dj.id, secretHash: hash(token), since }));
  return { secret: token, since };
}

/** Revokes the secret of an account. */
export async function unsubscribe(dj: Account) {
  await write((tx) => db.removeOf(tx, dj.id));
}

/** Programs ask every quarter of an hour at most; somebody has more of them than one. */
const reads = tokenBuckets("calendar reads", { burst: 20, perSecond: 1 / 10 });

/** The account whose secret this is. @throws AppError `not_found`; `too_fast` where it is asked for too often */
export async function accountOfSecret(token: string): Promise<Account> {
  const secretHash = hash(token);
  const row = await db.bySecret(await database(), secretHash);
  if (!row) throw new AppError("not_found");
  if (!reads.take(secretHash)) throw new AppError("too_fast", { retryAfter: 10 });
  return { id: row.accountId };
}

/**
 * An account's calendar in the iCalendar format: what the DJ has written or changed, and these nights; the titles
 * of samples are in this language. A change of the desk, of the nights or of the day, by which samples move, makes
 * another.
 */
export async function feedOf(
  account: Account,
  nights: Night[],
  origin: string,
  language: LanguageCode,
) {
  const revision = await getRevision(account, "calendar");
  const day = new Date().toISOString().slice(0, 10);
  const state = JSON.stringify([revision, day, origin, language, nights]);
  return cachedFeed(`${account.id} ${language}`, state, async () => {
    const { desk } = await getDesk(account, "calendar");
    const own = itemsOn(desk, listAppointments(language), APPOINTMENT).filter(
      ({ id }) => desk.entries[id],
    );
    return icsOf({
      name: "Crowdcue",
      appointments: latest(own),
      nights: latest(nights),
      origin,
    });
  });
}

function hash(token: string) {
  return createHmac("sha256", secret()).update(`calendar ${token}`).digest("base64url");
}
