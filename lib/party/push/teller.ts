import "server-only";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { database, storage, write } from "@/lib/db/client";
import { logError } from "@/lib/db/outage";
import { slicesOf } from "@/lib/lists/slices";
import { askersOf, updateOf } from "@/lib/party/requests/updates";
import {
  eventsWithSubscriptions,
  hasSubscriptions,
  subscriptionsOf,
} from "@/lib/party/subscriptions/service";
import { singleton } from "@/lib/process/singleton";
import * as db from "./db";
import { deliverDue } from "./deliver";
import { DECLINE_PAUSE_MS, PUSH_TTL_MS, type PushKind } from "./rules";

/** Changes that come close together are looked at once. */
const GATHER_MS = 250;
/** How often what failed, or what a process that died has left, is looked for. */
const LOOK_MS = 5000;
/** A crowd is noted in parts, no faster than it is told: requests of guests go in between. */
const PER_PART = 25;
const PAUSE_MS = 100;
/** More events than ever run at once. */
const MOST_EVENTS = 100;

type Teller = {
  /** The events to look at, each with the timer after which it is. */
  due: Map<string, NodeJS.Timeout>;
  /** The events that are being looked at. */
  busy: Set<string>;
  /** What was there to tell when an event was last looked at. */
  known: Map<string, string>;
  stop: () => void;
};

const teller = singleton<Teller>("push teller", () => ({
  due: new Map(),
  busy: new Set(),
  known: new Map(),
  stop: () => undefined,
}));

/**
 * Tells guests of their songs from now on. It listens to what is committed, beside the steps of DJs and not within
 * them: no step waits for it. Every process listens; what each has to send is claimed in the storage.
 */
export async function startTeller() {
  const opened = await storage();
  const stopListening = opened.listen((topic) => (topic ? lookSoon(topic) : void lookEverywhere()));
  const looking = setInterval(() => deliverDue().catch(logError), LOOK_MS).unref();
  teller.get().stop = () => {
    clearInterval(looking);
    stopListening();
  };
  await lookEverywhere();
}

/** Ends it; what is not sent, another process or the next start sends. */
export function stopTeller() {
  const { due, stop } = teller.get();
  for (const timer of due.values()) clearTimeout(timer);
  stop();
  teller.reset();
}

/** Looks at an event again for somebody who has just subscribed. */
export function tellLatecomer(eventId: string) {
  teller.get().known.delete(eventId);
  lookSoon(eventId);
}

async function lookEverywhere() {
  try {
    const ids = await eventsWithSubscriptions(await database(), MOST_EVENTS);
    for (const id of ids) lookSoon(id);
  } catch (error) {
    logError(error);
  }
}

function lookSoon(eventId: string, ms = GATHER_MS) {
  const { due, busy } = teller.get();
  if (due.has(eventId)) return;
  const look = () => {
    due.delete(eventId);
    if (busy.has(eventId)) return lookSoon(eventId);
    busy.add(eventId);
    tell(eventId)
      .catch(logError)
      .finally(() => busy.delete(eventId));
  };
  due.set(eventId, setTimeout(look, ms).unref());
}

/** Notes who is to be told what at an event, and sends it. */
export async function tell(eventId: string, now = Date.now()) {
  const source = await database();
  if (!(await hasSubscriptions(source, eventId))) return;
  const update = await updateOf(source, eventId, now - PUSH_TTL_MS);
  const settled = update.declined.filter(
    ({ declinedAt }) => agoOf(declinedAt, now) >= DECLINE_PAUSE_MS,
  );
  // A decline may be taken back; until it is certain, nobody is told.
  if (settled.length < update.declined.length) lookSoon(eventId, DECLINE_PAUSE_MS);
  const topics = [
    ...(update.next ? [{ id: update.next.id, kind: "next" as const, at: now }] : []),
    ...[update.playing ?? []]
      .flat()
      .map(({ id, startedAt }) => ({ id, kind: "playing" as const, at: timeOf(startedAt) })),
    ...settled.map(({ id, declinedAt }) => ({
      id,
      kind: "declined" as const,
      at: timeOf(declinedAt),
    })),
  ].filter(({ at }) => now - at < PUSH_TTL_MS);

  const { known } = teller.get();
  const signature = topics.map(({ id, kind }) => `${kind} ${id}`).join();
  if (topics.length === 0 || known.get(eventId) === signature) return;
  for await (const rows of dueFor(eventId, topics)) {
    await write((tx) => db.insert(tx, rows));
    deliverDue().catch(logError);
    await pause(PAUSE_MS);
  }
  known.set(eventId, signature);
  await deliverDue();
}

type Topic = { id: string; kind: PushKind; at: number };

/** Returns, in parts, what each phone has not been told yet. What happened before it subscribed, its guest has seen. */
async function* dueFor(eventId: string, topics: Topic[]): AsyncGenerator<db.PushRow[]> {
  const source = await database();
  const ids = topics.map(({ id }) => id);
  const askers = await askersOf(source, ids);
  for (const part of slicesOf(askers, PER_PART)) {
    await nextTurn();
    const guests = part.map(({ guestId }) => guestId);
    const phones = await subscriptionsOf(source, eventId, guests);
    if (phones.length === 0) continue;
    const queued = await db.ofPhones(
      source,
      phones.map(({ id }) => id),
      ids,
    );
    const names = new Set(queued.map(nameOf));
    const rows = part
      .flatMap(({ guestId, requestId }) =>
        phones
          .filter((phone) => phone.guestId === guestId)
          .flatMap((phone) => topics.filter(({ id }) => id === requestId).flatMap(rowFor(phone))),
      )
      .filter((row) => !names.has(nameOf(row)));
    if (rows.length > 0) yield rows;
  }
}

type Phone = Awaited<ReturnType<typeof subscriptionsOf>>[number];

function rowFor({ id: subscriptionId, since }: Phone) {
  return ({ id: requestId, kind, at }: Topic): db.PushRow[] => {
    if (at < timeOf(since)) return [];
    const dueAt = new Date().toISOString();
    const expiresAt = new Date(at + PUSH_TTL_MS).toISOString();
    return [{ subscriptionId, requestId, kind, dueAt, expiresAt, failures: 0 }];
  };
}

function nameOf({
  subscriptionId,
  requestId,
  kind,
}: Pick<db.PushRow, "subscriptionId" | "requestId" | "kind">) {
  return `${subscriptionId} ${requestId} ${kind}`;
}

function timeOf(at: string | null) {
  return at ? Date.parse(at) : 0;
}

function agoOf(at: string | null, now: number) {
  return now - timeOf(at);
}
