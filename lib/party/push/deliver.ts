import "server-only";
import { database, write } from "@/lib/db/client";
import { eventById } from "@/lib/party/events/access";
import { findRequests, type NewsRequest } from "@/lib/party/requests/news";
import { noteTold } from "@/lib/party/requests/promise";
import {
  findSubscriptions,
  removeSubscriptions,
  type Subscription,
} from "@/lib/party/subscriptions/service";
import { singleton } from "@/lib/process/singleton";
import * as db from "./db";
import { messageOf } from "./message";
import { type Outcome, post } from "./post";
import { retryAfter, topicOf } from "./rules";

/** Longer than the slowest answer: until then, a claim is this process's. */
const CLAIM_MS = 60_000;
/** So many are on their way at once: encrypting them takes a third of a second at most. */
const SENDERS = 4;
const PER_CLAIM = 25;

const sending = singleton("push senders", () => ({
  running: undefined as Promise<unknown> | undefined,
  isAgain: false,
}));

/** Sends all that is due, unless this process is at it. Resolves when nothing is due. */
export function deliverDue() {
  const state = sending.get();
  state.isAgain = true;
  state.running ??= deliverAll().finally(() => {
    state.running = undefined;
  });
  return state.running;
}

async function deliverAll() {
  const state = sending.get();
  while (state.isAgain) {
    state.isAgain = false;
    if (!(await db.hasDue(await database(), isoAt(0)))) continue;
    await Promise.all(Array.from({ length: SENDERS }, deliverSome));
  }
}

async function deliverSome() {
  for (;;) {
    const claimed = await write((tx) =>
      db.claim(tx, { now: isoAt(0), until: isoAt(CLAIM_MS), limit: PER_CLAIM }),
    );
    if (claimed.length === 0) return;
    await deliver(claimed);
  }
}

async function deliver(claimed: db.PushRow[]) {
  const source = await database();
  const phones = await findSubscriptions(source, [
    ...new Set(claimed.map((row) => row.subscriptionId)),
  ]);
  const requests = await findRequests(source, [...new Set(claimed.map((row) => row.requestId))]);
  const results = await Promise.all(
    claimed.map(async (row) => {
      const phone = phones.find(({ id }) => id === row.subscriptionId);
      const request = requests.find(({ id }) => id === row.requestId);
      const outcome = phone && request ? await send(row, phone, request) : REFUSED;
      return { row, outcome };
    }),
  );
  await settle(results);
}

const REFUSED: Outcome = { state: "refused" };

async function send({ kind, expiresAt }: db.PushRow, phone: Subscription, request: NewsRequest) {
  const event = await eventById(phone.eventId);
  const left = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000);
  if (!event || left <= 0) return REFUSED;
  const message = await messageOf(kind, request, phone, event.code);
  // Each takes a part of a millisecond to encrypt: requests of guests go in between.
  await new Promise((resolve) => setImmediate(resolve));
  return post(phone, {
    message,
    ttlSeconds: left,
    topic: topicOf(request.id),
    isUrgent: kind !== "declined",
  });
}

type Result = { row: db.PushRow; outcome: Outcome };

async function settle(results: Result[]) {
  const done = results.filter(({ outcome }) => outcome.state !== "later").map(({ row }) => row);
  const gone = results
    .filter(({ outcome }) => outcome.state === "gone")
    .map(({ row }) => row.subscriptionId);
  await write(async (tx) => {
    if (done.length > 0) await db.setDue(tx, done, null);
    if (gone.length > 0) await removeSubscriptions(tx, gone);
    for (const { row, outcome } of results) {
      if (outcome.state !== "later") continue;
      const failed = { ...row, failures: row.failures + 1 };
      await db.postpone(tx, failed, isoAt(retryAfter(failed.failures, outcome.pause)));
    }
  });
  const told = results.filter(
    ({ row, outcome }) => row.kind === "next" && outcome.state === "sent",
  );
  for (const id of new Set(told.map(({ row }) => row.requestId))) await noteTold(id);
}

function isoAt(ms: number) {
  return new Date(Date.now() + ms).toISOString();
}
