import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { buildDemoRequests, type DemoRequest } from "@/data/requests";
import type { Dj } from "@/lib/account/auth/schema";
import { addAccount, findAccount } from "@/lib/account/auth/service";
import { openSession } from "@/lib/account/sign-in/service";
import { AppError } from "@/lib/calls/errors";
import type { RequestChange } from "@/lib/party/board/schema";
import { createEventAs } from "@/lib/party/events/service";
import { changeRequest } from "@/lib/party/requests/change";
import { setSeconds } from "@/lib/party/requests/service";
import { askForGuest } from "@/lib/party/requests/submit";
import { env } from "@/lib/process/env";
import { secret } from "@/lib/process/secret";
import { DEMO_CODE, DEMO_EMAIL, type EnterDemo } from "./schema";

/** For how long the demo's night has been open. */
const OPEN_SECONDS = 2 * 60 * 60;

/** Nobody types it: the demo's sign-in is a button, and its password differs on every machine. */
export function demoPassword() {
  return createHmac("sha256", secret()).update("demo").digest("base64url");
}

/** Signs in as the demo's DJ, whoever else guesses at its password. @throws AppError `not_found` outside the demo */
export function enterDemo({ frame, next }: EnterDemo, headers: Headers) {
  if (!env().CROWDCUE_DEMO) throw new AppError("not_found");
  const credentials = { email: DEMO_EMAIL, password: demoPassword() };
  return openSession({ ...credentials, remember: true, frame, next }, headers);
}

/** Fills an empty storage with the demo's DJ, event and requests; does nothing the second time. */
export async function seedDemo() {
  const now = Date.now();
  const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  const dj = await findOrAdd();
  const event = await createEventAs(dj, DEMO_CODE, {
    name: "Lena & Omar",
    venue: "Harbour Hall",
    djName: "Mika",
    status: "open",
    opensAt: before(OPEN_SECONDS),
    timeZone: "Europe/Berlin",
  });
  if (!event) return;
  const night = buildDemoRequests().flatMap((request) => happenings(dj, event.id, request));
  // Each writes down what came of it, in the order of the night.
  for (const { ago, take } of night.sort((a, b) => b.ago - a.ago)) await take(before(ago));
}

async function findOrAdd() {
  const account = { name: "Mika", email: DEMO_EMAIL, password: demoPassword() };
  return (await findAccount(DEMO_EMAIL)) ?? addAccount(account);
}

type Happening = { ago: number; take: (at: string) => Promise<unknown> };

/** What becomes of a request, from the first guest who asks to the last song; the next song ends the one before. */
function happenings(dj: Dj, eventId: string, demo: DemoRequest): Happening[] {
  const { title, artist, seconds, backers, answered, started } = demo;
  const id = randomUUID();
  const asks = backers.map(({ ago, ...words }, place) => ({
    ago,
    async take(at: string) {
      const ask = { id: place === 0 ? id : randomUUID(), title, artist, ...words };
      await askForGuest(dj, eventId, ask, at);
      if (place === 0) await setSeconds(id, seconds);
    },
  }));
  const step = (change: RequestChange) => (at: string) => changeRequest(dj, id, change, at);
  return [
    ...asks,
    ...(answered ? [{ ...answered, take: step(answerIn(demo)) }] : []),
    ...(started ? [{ ...started, take: step({ status: "playing" }) }] : []),
  ];
}

function answerIn({ status, declineReason, lane }: DemoRequest): RequestChange {
  if (status === "declined") return { status, ...(declineReason && { declineReason }) };
  return { status: "accepted", ...(lane && { lane }) };
}
