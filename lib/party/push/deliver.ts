import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { database, type Tx, write } from "@/lib/db/client";
import { logError } from "@/lib/db/outage";
import { eventById } from "@/lib/party/events/access";
import { noteTold } from "@/lib/party/requests/promise";
import { findRequests, type UpdatedRequest } from "@/lib/party/requests/updates";
import {
  findSubscriptions,
  removeSubscriptions,
  type Subscription,
} from "@/lib/party/subscriptions/service";
import { metrics } from "@/lib/process/metrics";
import { singleton } from "@/lib/process/singleton";
import * as db from "./db";
import { messageOf } from "./message";
import { type Outcome, post } from "./post";
import { type PushKind, retryAfter, topicOf } from "./rules";

/** Longer than the slowest answer: until then, a claim is this process's. */
const CLAIM_MS = 60_000;
const PER_CLAIM = 25;
/**
 * Between two pushes: to encrypt and send one takes about a millisecond of the thread that answers everybody, and a
 * crowd of 500 is to be told within five seconds.
 */
const PAUSE_MS = 6;
/** More answers than these are not waited for at once: a push service that says nothing keeps one for seconds. */
const MOST_OPEN = 200;

type Result = { row: db.PushRow; outcome: Outcome };

type Sending = {
  running: Promise<unknown> | undefined;
  /** There may be more to send than was looked for. */
  isAgain: boolean;
  /** Ends the wait for answers. */
  wake: () => void;
};

const sending = singleton<Sending>("push sending", () => ({
  running: undefined,
  isAgain: false,
  wake: () => undefined,
}));

/** Sends all that is due. Resolves when nothing is due, and every answer is noted. */
export function deliverDue() {
  const state = sending.get();
  state.isAgain = true;
  state.wake();
  state.running ??= deliverAll().finally(() => {
    state.running = undefined;
  });
  return state.running;
}

async function deliverAll() {
  const state = sending.get();
  const open = new Set<Promise<unknown>>();
  const answered: Result[] = [];
  while (state.isAgain || open.size > 0 || answered.length > 0) {
    const woken = new Promise<void>((resolve) => {
      state.wake = resolve;
    });
    state.isAgain = false;
    const claimed = await settleAndClaim(answered.splice(0));
    for (const send of await sendersOf(claimed)) {
      const sent = send().then((result) => {
        answered.push(result);
        open.delete(sent);
      });
      open.add(sent);
      await pause(PAUSE_MS);
    }
    if (claimed.length > 0) state.isAgain = true;
    if (open.size >= MOST_OPEN) await Promise.race(open);
    else if (!state.isAgain && open.size > 0) await Promise.race([...open, woken]);
  }
}

/** One write for both: requests of guests wait for each. */
async function settleAndClaim(results: Result[]) {
  if (results.length === 0 && !(await db.hasDue(await database(), isoAt(0)))) return [];
  const claimed = await write(async (tx) => {
    await settle(tx, results);
    return db.claim(tx, { now: isoAt(0), until: isoAt(CLAIM_MS), limit: PER_CLAIM });
  });
  for (const { outcome } of results) metrics()?.pushes.inc({ outcome: outcome.state });
  const heard = results.filter(
    ({ row, outcome }) => row.kind === "next" && outcome.state === "sent",
  );
  for (const id of uniqueIn(heard.map(({ row }) => row.requestId))) await noteTold(id);
  return claimed;
}

async function settle(tx: Tx, results: Result[]) {
  const rowsOf = (isThis: (state: Outcome["state"]) => boolean) =>
    results.filter(({ outcome }) => isThis(outcome.state)).map(({ row }) => row);
  const done = rowsOf((state) => state !== "later");
  const gone = rowsOf((state) => state === "gone");
  if (done.length > 0) await db.setDue(tx, done, null);
  if (gone.length > 0) {
    await removeSubscriptions(
      tx,
      gone.map((row) => row.subscriptionId),
    );
  }
  for (const { row, outcome } of results) {
    if (outcome.state !== "later") continue;
    const failed = { ...row, failures: row.failures + 1 };
    await db.postpone(tx, failed, isoAt(retryAfter(failed.failures, outcome.pause)));
  }
}

const REFUSED: Outcome = { state: "refused" };

/** Returns how to send each of these. */
async function sendersOf(claimed: db.PushRow[]): Promise<(() => Promise<Result>)[]> {
  if (claimed.length === 0) return [];
  const source = await database();
  const phones = await findSubscriptions(
    source,
    uniqueIn(claimed.map((row) => row.subscriptionId)),
  );
  const requests = await findRequests(source, uniqueIn(claimed.map((row) => row.requestId)));
  /** A crowd gets the same few messages. */
  const texts = new Map<string, Promise<string | undefined>>();

  async function sendTo(row: db.PushRow): Promise<Outcome> {
    const phone = phones.find(({ id }) => id === row.subscriptionId);
    const request = requests.find(({ id }) => id === row.requestId);
    const ttlSeconds = Math.floor((Date.parse(row.expiresAt) - Date.now()) / 1000);
    if (!phone || !request || ttlSeconds <= 0) return REFUSED;
    const name = [row.kind, request.id, phone.language, phone.origin].join(" ");
    const reading = texts.get(name) ?? textFor(row.kind, request, phone);
    texts.set(name, reading);
    const text = await reading;
    if (!text) return REFUSED;
    const isUrgent = row.kind !== "declined";
    return post(phone, { text, ttlSeconds, topic: topicOf(row.requestId), isUrgent });
  }

  return claimed.map((row) => async () => {
    try {
      return { row, outcome: await sendTo(row) };
    } catch (error) {
      // It must not end the others: they would be sent again, because nobody would have noted their answers.
      logError(error);
      return { row, outcome: { state: "later" } };
    }
  });
}

async function textFor(kind: PushKind, request: UpdatedRequest, phone: Subscription) {
  const event = await eventById(phone.eventId);
  return event && JSON.stringify(await messageOf(kind, request, phone, event.code));
}

function uniqueIn(ids: string[]) {
  return [...new Set(ids)];
}

function isoAt(ms: number) {
  return new Date(Date.now() + ms).toISOString();
}
