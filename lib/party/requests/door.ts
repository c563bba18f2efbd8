import "server-only";
import { AppError } from "@/lib/calls/errors";
import { database } from "@/lib/db/client";
import { admissionOf } from "@/lib/party/admissions/service";
import { type EventRow, eventByCode } from "@/lib/party/events/access";
import { singleton } from "@/lib/process/singleton";
import { clientNetwork } from "@/lib/server/client-address";
import { tokenBuckets } from "@/lib/server/token-buckets";
import * as lists from "./list-db";

/**
 * New phones of one address at one event. A venue shares its address: a crowd that arrives together passes, and one
 * that erases its cookies is slowed.
 */
const newPhones = tokenBuckets("new phones", { burst: 200, perSecond: 5 });

/** Phones that have passed, by event, so that each is looked up once. Forgotten ones are just looked up again. */
const MOST_KEPT = 50_000;
const within = singleton("phones within", () => new Set<string>());

/** A guest's phone, and when it got its id, in ms. */
type Phone = { id: string; since: number | undefined };

/**
 * Lets a phone in that asks or votes at an event, before its first write there.
 * @throws AppError `not_found`; `door_closed` to a phone that the DJ has closed the door to; `too_fast` where too many
 * new ones come from its address
 */
export async function passDoor(code: string, guest: Phone, headers: Headers) {
  const phone = `${code.toUpperCase()} ${guest.id}`;
  const phones = within.get();
  if (phones.has(phone)) return;
  await refuseNewPhone(await eventByCode(code), guest, headers);
  if (phones.size >= MOST_KEPT) phones.clear();
  phones.add(phone);
}

async function refuseNewPhone(event: EventRow, { id, since }: Phone, headers: Headers) {
  const source = await database();
  if ((await lists.countBacked(source, event.id, id)) > 0) return;
  const { doorClosedAt } = event.settings;
  // Anybody can forge an old-looking cookie: without a signed time, a phone counts as new.
  const isNew = doorClosedAt && (since ?? Infinity) > Date.parse(doorClosedAt);
  if (isNew && !(await admissionOf(source, event, id)).trusted) throw new AppError("door_closed");
  if (newPhones.take(`${event.id} ${clientNetwork(headers)}`)) return;
  throw new AppError("too_fast", { retryAfter: 1 });
}
