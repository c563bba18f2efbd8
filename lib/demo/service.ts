import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { buildDemoRequests, type DemoRequest } from "@/data/requests";
import type { Dj } from "@/lib/accounts/schema";
import { addAccount, findAccount } from "@/lib/accounts/service";
import { askForGuest } from "@/lib/asks/service";
import type { RequestChange } from "@/lib/board/schema";
import { changeRequest } from "@/lib/board/service";
import { env } from "@/lib/env";
import { createEventAs } from "@/lib/events/service";
import { AppError } from "@/lib/http/errors";
import { setSeconds } from "@/lib/requests/service";
import { secret } from "@/lib/secret";
import { signIn } from "@/lib/sign-in/service";
import { DEMO_CODE, DEMO_EMAIL, type EnterDemo } from "./schema";

/** Nobody types it: the demo's sign-in is a button, and its password differs on every machine. */
export function demoPassword() {
  return createHmac("sha256", secret()).update("demo").digest("base64url");
}

/** Signs in as the demo's DJ. @throws AppError `not_found` outside the demo */
export function enterDemo({ frame, next }: EnterDemo, headers: Headers) {
  if (!env().CROWDCUE_DEMO) throw new AppError("not_found");
  const credentials = { email: DEMO_EMAIL, password: demoPassword() };
  return signIn({ ...credentials, remember: true, frame, next }, headers);
}

/** Fills an empty storage with the demo's DJ, event and requests; does nothing the second time. */
export async function seedDemo() {
  const dj = await findOrAdd();
  const event = await createEventAs(dj, DEMO_CODE, {
    name: "Lena & Omar",
    venue: "Harbour Hall",
    djName: "Mika",
    status: "open",
    timeZone: "Europe/Berlin",
  });
  if (!event) return;
  const requests = buildDemoRequests();
  // Played ones first, the playing one after them: the order in which a night happens.
  const order = ["played", "playing", "accepted", "declined", "pending"];
  const byTime = [...requests].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  for (const request of byTime) await seedRequest(dj, event.id, request);
}

async function findOrAdd() {
  const account = { name: "Mika", email: DEMO_EMAIL, password: demoPassword() };
  return (await findAccount(DEMO_EMAIL)) ?? addAccount(account);
}

async function seedRequest(dj: Dj, eventId: string, demo: DemoRequest) {
  const { title, artist, seconds, backers } = demo;
  const [first, ...others] = backers;
  const { request } = await askForGuest(dj, eventId, { id: randomUUID(), title, artist, ...first });
  for (const other of others) {
    await askForGuest(dj, eventId, { id: randomUUID(), title, artist, ...other });
  }
  await setSeconds(request.id, seconds);
  for (const change of stepsTo(demo)) await changeRequest(dj, request.id, change);
}

function stepsTo({ status, declineReason, lane }: DemoRequest): RequestChange[] {
  if (status === "pending") return [];
  if (status === "declined") return [{ status, ...(declineReason && { declineReason }) }];
  const accepted: RequestChange = { status: "accepted", ...(lane && { lane }) };
  if (status === "accepted") return [accepted];
  const playing: RequestChange = { status: "playing" };
  return status === "playing" ? [accepted, playing] : [accepted, playing, { status }];
}
