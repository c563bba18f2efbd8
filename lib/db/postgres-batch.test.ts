import { sql } from "kysely";
import pg from "pg";
import { Caller } from "@/lib/testing/calls";
import { freshDatabase } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { openStorage, type Storage, setStorage, write, writeAfter } from "./client";
import { prepared } from "./prepared";

let opened: Storage;
beforeAll(async () => {
  opened = await openStorage((await freshDatabase("postgres")).url);
  setStorage(opened);
});
afterAll(async () => {
  setStorage(undefined);
  await opened.close();
});

const eventsNamed = prepared((db, { name }: { name: string }) =>
  db.selectFrom("events").select(["id", "venue", "status"]).where("name", "=", name),
);

/** Counts how often the connections wait for an answer while `work` runs. */
async function roundTrips(work: () => Promise<unknown>) {
  const sent = jest.spyOn(pg.Client.prototype, "query");
  await work();
  const trips = sent.mock.calls.filter(([query]) => Object(query) instanceof pg.Query).length;
  sent.mockRestore();
  return trips;
}

test("a guest's request takes two round trips: to the lock with what it reads, and to the commit", async () => {
  const night = await openNight();
  const guest = new Caller();
  await guest.get(night.url);
  expect(await roundTrips(() => night.ask(guest))).toBe(2);
});

test("the requests of a crowd take fewer round trips than they are, and each counts", async () => {
  const night = await openNight();
  const guests = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const guest = new Caller();
      await guest.get(night.url);
      return guest;
    }),
  );
  const asked = guests.map((guest, index) => ({ guest, title: `Song ${index}` }));
  const statuses: number[] = [];
  const trips = await roundTrips(() =>
    Promise.all(
      asked.map(async ({ guest, title }) => {
        statuses.push((await night.ask(guest, { title })).status);
      }),
    ),
  );
  expect(statuses).toEqual(asked.map(() => 201));
  expect(trips).toBeLessThan(asked.length);
  const [stored] = await opened.reader
    .selectFrom("events")
    .select(["pending", "cursor"])
    .where("code", "=", night.code)
    .execute();
  expect(stored).toEqual({ pending: asked.length, cursor: asked.length });
});

test("writes read together up to one that reads what another of them may change", async () => {
  const { id, code } = await openNight();
  const rename = (about: string, name: string) =>
    writeAfter(
      { about: [about], read: async (tx) => nameOf(tx, { id }) },
      async (tx, [found]) => {
        await renamed(tx, { id, name });
        return found?.name;
      },
      code,
    );
  const found: unknown[] = [];
  const trips = await roundTrips(async () => {
    const writes = [rename("one", "A"), rename("two", "B"), rename("one", "C")];
    found.push(...(await Promise.all(writes)));
  });
  const [first, second, third] = found;
  expect([second, third]).toEqual([first, "B"]);
  expect(trips).toBe(3);
});

const nameOf = prepared((db, { id }: { id: string }) =>
  db.selectFrom("events").select("name").where("id", "=", id),
);
const renamed = prepared((db, { id, name }: { id: string; name: string }) =>
  db.updateTable("events").set({ name }).where("id", "=", id),
);

test("a write that throws right after a change stores nothing", async () => {
  const { id } = await openNight();
  const refused = write(async (tx) => {
    await renamed(tx, { id, name: "Renamed" });
    throw new Error("changed its mind");
  });
  await expect(refused).rejects.toThrow("changed its mind");
  // The connection is free for the next, outside of any transaction.
  await write((tx) => sql`select 1`.execute(tx));
  expect(await eventsNamed(opened.reader, { name: "Renamed" })).toEqual([]);
});

test("a query that never ran because one before it failed runs in the next write", async () => {
  const failing = write(async (tx) => {
    const failure = sql`select 1 from nowhere`.execute(tx);
    await Promise.all([failure, eventsNamed(tx, { name: "" })]);
  });
  await expect(failing).rejects.toThrow(/nowhere/);
  expect(await write(async (tx) => eventsNamed(tx, { name: "nobody's" }))).toEqual([]);
});
