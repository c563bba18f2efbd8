import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { buildAppointments } from "@/data/calendar";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { database, write } from "@/lib/db/client";
import { itemsOn } from "@/lib/office/desk/items";
import { getDesk } from "@/lib/office/desk/service";
import { secret } from "@/lib/process/secret";
import * as db from "./db";
import { icsOf } from "./ics";
import { type Appointment, appointmentSchema, type Night } from "./schema";

const APPOINTMENT = { schema: appointmentSchema, id: "id" };
type Account = Pick<Dj, "id">;

/** Lists the DJ's sample appointments of this month. The visitor's changes stay on the device. */
export function listAppointments(): Appointment[] {
  return buildAppointments(new Date());
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

/** The account whose secret this is. @throws AppError `not_found` */
export async function accountOfSecret(token: string): Promise<Account> {
  const row = await db.bySecret(await database(), hash(token));
  if (!row) throw new AppError("not_found");
  return { id: row.accountId };
}

/** An account's calendar in the iCalendar format: what the DJ has written or changed, and these nights. */
export async function feedOf(account: Account, nights: Night[], origin: string) {
  const { desk } = await getDesk(account, "calendar");
  const own = itemsOn(desk, listAppointments(), APPOINTMENT).filter(({ id }) => desk.entries[id]);
  return icsOf({ name: "Crowdcue", appointments: own, nights, origin });
}

function hash(token: string) {
  return createHmac("sha256", secret()).update(`calendar ${token}`).digest("base64url");
}
