import "server-only";
import { randomUUID } from "node:crypto";
import { buildEarlierNights } from "@/data/nights";
import { buildDemoRequests, type DemoRequest } from "@/data/requests";
import { addAccount, findAccount } from "@/lib/account/auth/accounts";
import { DEMO_EMAIL } from "@/lib/account/auth/rules";
import type { Dj } from "@/lib/account/auth/schema";
import { demoPassword } from "@/lib/account/demo/service";
import { type Tx, write } from "@/lib/db/client";
import { logError } from "@/lib/db/outage";
import { eventByCode, type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { statusAt } from "@/lib/party/events/rules";
import { createEventAs } from "@/lib/party/events/service";
import { choosePermalink, getPermalink } from "@/lib/party/permalinks/service";
import { addSubmission, sameSongAs } from "@/lib/party/requests/add-submission";
import { changeAll } from "@/lib/party/requests/change";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import { giveHearts } from "@/lib/party/requests/hearts";
import { guestWithoutPhone } from "@/lib/party/requests/submit";
import { updateEvent } from "@/lib/party/requests/update-event";
import { singleton } from "@/lib/process/singleton";
import { askApart, phones, seedHouse } from "./house";
import { seedIdeas, seedLibrary } from "./library";

/** The code of the demo event, which exists only with `CROWDCUE_DEMO=1`. */
export const DEMO_CODE = "PARTY2";

/** Where the demo's DJ is always found: nobody else gets the name, because the seed comes before any visitor. */
const DEMO_NAME = "mika";

/** How long the demo's event has been open. */
const OPEN_SECONDS = 2 * 60 * 60;

/** How long it stays open, in seconds. */
const OPEN_FOR_SECONDS = 5 * 60 * 60;
/** When a muted guest last asked for a song, in seconds before now. */
const APART_AGO = 4 * 60;

/**
 * Seeds an empty database with the demo's DJ, library, event and requests, and with earlier nights to compare it with. Leaves
 * alone what exists.
 */
export async function seedDemo() {
  const now = Date.now();
  const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  const dj = await findOrAdd();
  const { name } = await getPermalink(dj);
  if (!name) await choosePermalink(dj, DEMO_NAME);
  await seedLibrary(dj);
  // Made first, because lists of events begin with the newest.
  await seedEarlierNights(dj, before);
  const event = await createEventAs(dj, DEMO_CODE, {
    name: "Lena & Omar",
    venue: "Harbour Hall",
    djName: "Mika",
    status: "open",
    opensAt: before(OPEN_SECONDS),
    closesAt: closingAfter(now),
    timeZone: "Europe/Berlin",
  });
  if (!event) return;
  const night = buildDemoRequests().flatMap(happenings);
  night.push({ ago: APART_AGO, apply: askApart });
  // Chronological, because each change builds on the one before.
  for (const { ago, apply } of night.sort((a, b) => b.ago - a.ago)) {
    await write(async (tx) => apply(tx, await lockEvent(tx, { id: event.id }), before(ago)));
  }
  await seedHouse(dj, event.id);
  await seedIdeas(await eventByCode(DEMO_CODE));
}

/** The full hour after the whole queue has been played. */
function closingAfter(now: number) {
  const hour = 60 * 60_000;
  return new Date(Math.ceil((now + OPEN_FOR_SECONDS * 1000) / hour) * hour).toISOString();
}

type Before = (seconds: number) => string;

/** Seeds the nights that are over, each in one transaction. */
async function seedEarlierNights(dj: Dj, before: Before) {
  for (const { code, name, venue, opened, closed, requests } of buildEarlierNights()) {
    const event = await createEventAs(dj, code, {
      name,
      venue,
      djName: dj.name,
      status: "open",
      opensAt: before(opened),
      closesAt: before(closed),
      timeZone: "Europe/Berlin",
    });
    if (!event) continue;
    const night = requests.flatMap((one) => happenings(one)).sort((a, b) => b.ago - a.ago);
    await write(async (tx) => {
      for (const { ago, apply } of night) {
        await apply(tx, await lockEvent(tx, { id: event.id }), before(ago));
      }
    });
  }
}

/** The demo is looked after this often, in ms. */
const LOOK_EVERY_MS = 60_000;

/** Whether guests could not use the demo's event at the last look. */
const wasShut = singleton("shut demo", () => ({ current: false }));

/**
 * Brings the demo's event back for all visitors after one of them has removed or shut it: a removed one at once, a
 * shut one at the second look, so that there is time to see what a pause does.
 */
export async function keepDemo() {
  await seedDemo();
  const event = await eventByCode(DEMO_CODE);
  const isShut = statusAt(event, Date.now()) !== "open";
  const wasSeenShut = wasShut.get().current;
  wasShut.get().current = isShut && !wasSeenShut;
  if (isShut && wasSeenShut) await updateEvent(await findOrAdd(), event.id, { status: "open" });
}

/** Keeps the demo usable for as long as this process runs. */
export async function startDemo() {
  await seedDemo();
  setInterval(() => keepDemo().catch(logError), LOOK_EVERY_MS).unref();
}

async function findOrAdd() {
  const account = { name: "Mika", email: DEMO_EMAIL, password: demoPassword() };
  return (await findAccount(DEMO_EMAIL)) ?? addAccount(account);
}

type Happening = {
  /** Seconds before now. */
  ago: number;
  apply: (tx: Tx, event: LockedEvent, at: string) => Promise<unknown>;
};

/** Who has asked first for some of the songs. */
const KNOWN: Record<number, string> = { 0: phones.trusted, 1: phones.banned };

/**
 * The changes in the life of a demo request, from its first submission until it plays. The next song ends it.
 */
function happenings(demo: DemoRequest, index = -1): Happening[] {
  const { title, artist, seconds, backers, answered, started, ended } = demo;
  const id = randomUUID();
  // Whoever asked for it, and a few others.
  const lovers = backers.length + (title.length % 5);
  const submitted = backers.map(({ ago, ...words }, place): Happening => {
    const song = { id: place === 0 ? id : randomUUID(), title, artist, ...words };
    return {
      ago,
      apply: async (tx, event, at) => {
        const guestId = (place === 0 && KNOWN[index]) || guestWithoutPhone();
        const submission = { ...song, seconds, guestId, at };
        const sameSong = await sameSongAs(tx, event, song);
        return addSubmission(tx, event, submission, sameSong, sameSong);
      },
    };
  });
  const step =
    (change: RequestChange): Happening["apply"] =>
    (tx, event, at) =>
      changeAll(tx, event, [id], change, at, null);
  const love: Happening["apply"] = (tx, event) =>
    giveHearts(tx, event.id, id, Array.from({ length: lovers }, guestWithoutPhone));
  return [
    ...submitted,
    ...(answered ? [{ ...answered, apply: step(answerIn(demo)) }] : []),
    ...(started ? [{ ...started, apply: step({ status: "playing" }) }] : []),
    ...(started ? [{ ...started, apply: love }] : []),
    ...(ended ? [{ ...ended, apply: step({ status: "played" }) }] : []),
  ];
}

function answerIn({ status, declineReason, lane }: DemoRequest): RequestChange {
  if (status === "declined") return { status, ...(declineReason && { declineReason }) };
  return { status: "accepted", ...(lane && { lane }) };
}
