import "server-only";
import { randomUUID } from "node:crypto";
import { buildDemoRequests, type DemoRequest } from "@/data/requests";
import { DEMO_EMAIL } from "@/lib/account/auth/rules";
import { addAccount, findAccount } from "@/lib/account/auth/service";
import { demoPassword } from "@/lib/account/demo/service";
import { type Tx, write } from "@/lib/db/client";
import { type LockedEvent, lockEvent } from "@/lib/party/events/access";
import { createEventAs } from "@/lib/party/events/service";
import { addSubmission } from "@/lib/party/requests/add-submission";
import { changeAll } from "@/lib/party/requests/change";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import { guestWithoutPhone } from "@/lib/party/requests/submit";

/** The code of the demo event, which exists only with `CROWDCUE_DEMO=1`. */
export const DEMO_CODE = "PARTY2";

/** How long the demo's event has been open. */
const OPEN_SECONDS = 2 * 60 * 60;

/** Seeds an empty database with the demo's DJ, event and requests. Does nothing if the demo event exists. */
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
  const night = buildDemoRequests().flatMap(happenings);
  // Chronological, because each change builds on the one before.
  for (const { ago, apply } of night.sort((a, b) => b.ago - a.ago)) {
    await write(async (tx) => apply(tx, await lockEvent(tx, { id: event.id }), before(ago)));
  }
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

/**
 * The changes in the life of a demo request, from its first submission until it plays. The next song ends it.
 */
function happenings(demo: DemoRequest): Happening[] {
  const { title, artist, seconds, backers, answered, started } = demo;
  const id = randomUUID();
  const submitted = backers.map(({ ago, ...words }, place): Happening => {
    const song = { id: place === 0 ? id : randomUUID(), title, artist, ...words };
    return {
      ago,
      apply: (tx, event, at) =>
        addSubmission(tx, event, { ...song, seconds, guestId: guestWithoutPhone(), at }),
    };
  });
  const step =
    (change: RequestChange): Happening["apply"] =>
    (tx, event, at) =>
      changeAll(tx, event, [id], change, at);
  return [
    ...submitted,
    ...(answered ? [{ ...answered, apply: step(answerIn(demo)) }] : []),
    ...(started ? [{ ...started, apply: step({ status: "playing" }) }] : []),
  ];
}

function answerIn({ status, declineReason, lane }: DemoRequest): RequestChange {
  if (status === "declined") return { status, ...(declineReason && { declineReason }) };
  return { status: "accepted", ...(lane && { lane }) };
}
