import { randomUUID } from "node:crypto";
import { type Tx, write } from "@/lib/db/client";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import { newRow } from "./new-row";

const STORED = 10_000;
const AT_ONCE = 500;

/** Stores requests of other guests directly, because submitting 10,000 takes too long. */
async function fill(tx: Tx, { id: eventId }: Night) {
  for (let stored = 0; stored < STORED; stored += AT_ONCE) {
    const createdAt = new Date().toISOString();
    const rows = Array.from({ length: AT_ONCE }, () => {
      const id = randomUUID();
      const row = newRow({ id, eventId, title: `Song ${id}`, artist: "", songKey: id, createdAt });
      return { ...row, rankGroup: 4, rankKey: -1 };
    });
    const backers = rows.map(({ id }) => ({
      id: randomUUID(),
      requestId: id,
      eventId,
      guestId: randomUUID(),
      name: null,
      message: null,
      searchText: "",
      silent: 1,
      createdAt,
    }));
    await tx.insertInto("requests").values(rows).execute();
    await tx.insertInto("backers").values(backers).execute();
  }
  await tx.updateTable("events").set({ pending: STORED }).where("id", "=", eventId).execute();
}

onBothEngines(() => {
  let short: Night;
  let long: Night;
  let guest: Caller;

  beforeAll(async () => {
    const dj = await signedUpDj();
    [short, long] = [await openNight({}, dj), await openNight({}, dj)];
    await write((tx) => fill(tx, long));
    guest = new Caller();
    for (const night of [short, long]) {
      for (const _ of Array(5)) await night.ask(guest);
    }
  }, 30_000);

  test.each([
    ["opens the event", (night: Night) => guest.get(night.url)],
    ["sees the list", (night: Night) => night.list(guest)],
    ["sees their own requests", (night: Night) => night.list(guest, "filter=mine")],
    ["submits a request", (night: Night) => night.ask(guest)],
  ])("a guest %s at the same cost after 10,000 requests", async (_, act) => {
    const [few, many] = [await costOf(() => act(short)), await costOf(() => act(long))];
    expect(many).toBeLessThan(few * 3);
  });
});
