import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { database, storage, type Tx, write } from "@/lib/db/client";
import { Caller } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import { newRow } from "./new-row";

const STORED = 10_000;
const AT_ONCE = 500;
/** A page of ten, what belongs to it, and some room: a hundredth of what looking at all of them would cost. */
const MOST_ROWS = 100;

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
      asked: 1,
      createdAt,
    }));
    await tx.insertInto("requests").values(rows).execute();
    await tx.insertInto("backers").values(backers).execute();
  }
  await tx.updateTable("events").set({ pending: STORED }).where("id", "=", eventId).execute();
}

onBothEngines((_, opened) => {
  let night: Night;
  let guest: Caller;
  let others: string;
  const cost = (act: () => Promise<unknown>) => costOf(opened().url, act);

  beforeAll(async () => {
    night = await openNight();
    await write((tx) => fill(tx, night));
    guest = new Caller();
    for (const _ of Array(5)) await night.ask(guest);
    others = (await night.asked()).id;
    const mustPlay = [{ kind: "song", text: "September", isIdea: true }];
    await night.dj.put(`${night.djUrl}/rules`, { revision: 0, mustPlay, doNotPlay: [] });
    // Reads the songs of the night once; from then on what has changed.
    await guest.get(`${night.url}/ideas`);
    await night.ask(guest);
    // As the engines do by themselves after so many new rows.
    await sql`analyze`.execute((await storage()).writer);
  }, 30_000);

  test("a query that looks at every request costs 10,000 rows", async () => {
    const source = await database();
    const scan = source.selectFrom("requests").select("id");
    const { statements, rows } = await cost(() => scan.execute());
    expect(statements).toBe(1);
    expect(rows).toBeGreaterThanOrEqual(STORED);
  });

  test.each([
    ["opens the event", () => guest.get(night.url), 3],
    ["sees the list", () => night.list(guest), 5],
    ["sees their own requests", () => night.list(guest, "filter=mine"), 5],
    ["submits a request", () => night.ask(guest), 14],
    ["sees the ideas of the hosts", () => guest.get(`${night.url}/ideas`), 9],
    ["votes", () => guest.post(`${night.url}/requests/${others}/backing`), 14],
  ])("a guest %s with few statements and few rows after 10,000 requests", async (_, act, most) => {
    const { statements, rows } = await cost(act);
    expect(statements).toBeLessThanOrEqual(most);
    expect(rows).toBeLessThanOrEqual(MOST_ROWS);
  });

  test("a guest sees how the night was with few statements and few rows", async () => {
    await night.set({ status: "closed" });
    const { statements, rows } = await cost(() => guest.open("GET", `${night.url}/recap`));
    expect(statements).toBeLessThanOrEqual(7);
    expect(rows).toBeLessThanOrEqual(MOST_ROWS);
  });
});
