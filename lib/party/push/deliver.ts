import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { database, write } from "@/lib/db/client";
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
import { retryAfter, topicOf } from "./rules";

/** Longer than the slowest answer: until then, a claim is this process's. */
const CLAIM_MS = 60_000;
const SENDERS = 4;
const PER_CLAIM = 25;
/** Between two pushes of a sender: encrypting one takes milliseconds, and requests of guests go in between. */
const PAUSE_MS = 20;

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
  const results: Promise<Result>[] = [];
  for (const row of claimed) {
    const phone = phones.find(({ id }) => id === row.subscriptionId);
    const request = requests.find(({ id }) => id === row.requestId);
    const sent = phone && request ? send(row, phone, request) : Promise.resolve(REFUSED);
    results.push(sent.then((outcome) => ({ row, outcome })));
    await pause(PAUSE_MS);
  }
  await settle(await Promise.all(results));
}

const REFUSED: Outcome = { state: "refused" };

async function send({ kind, expiresAt }: db.PushRow, phone: Subscription, request: UpdatedRequest) {
  const event = await eventById(phone.eventId);
  const left = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000);
  if (!event || left <= 0) return REFUSED;
  const message = await messageOf(kind, request, phone, event.code);
  return post(phone, {
    message,
    ttlSeconds: left,
    topic: topicOf(request.id),
    isUrgent: kind !== "declined",
  });
}

type Result = { row: db.PushRow; outcome: Outcome };

async function settle(results: Result[]) {
  for (const { outcome } of results) metrics()?.pushes.inc({ outcome: outcome.state });
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
  const sent = results.filter(
    ({ row, outcome }) => row.kind === "next" && outcome.state === "sent",
  );
  for (const id of new Set(sent.map(({ row }) => row.requestId))) await noteTold(id);
}

function isoAt(ms: number) {
  return new Date(Date.now() + ms).toISOString();
}
