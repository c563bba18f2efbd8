import "server-only";
import { randomUUID } from "node:crypto";
import { buildDemoRequests, type DemoRequest } from "@/data/requests";
import { DEMO_EMAIL } from "@/lib/account/auth/rules";
import type { Dj } from "@/lib/account/auth/schema";
import { addAccount, findAccount } from "@/lib/account/auth/service";
import { demoPassword } from "@/lib/account/demo/service";
import type { RequestChange } from "@/lib/party/board/schema";
import { createEventAs } from "@/lib/party/events/service";
import { changeRequest } from "@/lib/party/requests/change";
import { setSeconds } from "@/lib/party/requests/service";
import { askForGuest } from "@/lib/party/requests/submit";

/** The demo's event. It exists only where `CROWDCUE_DEMO=1` asks for it. */
export const DEMO_CODE = "PARTY2";

/** For how long the demo's night has been open. */
const OPEN_SECONDS = 2 * 60 * 60;

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
