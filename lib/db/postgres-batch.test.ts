import { sql } from "kysely";
import pg from "pg";
import { Caller } from "@/lib/testing/calls";
import { freshDatabase } from "@/lib/testing/engines";
import { openNight } from "@/lib/testing/night";
import { openStorage, type Storage, setStorage, write } from "./client";
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

test("a guest's request takes two round trips: to the lock with what it reads, and to the commit", async () => {
  const night = await openNight();
  const guest = new Caller();
  await guest.get(night.url);
  const sent = jest.spyOn(pg.Client.prototype, "query");
  expect((await night.ask(guest)).status).toBe(201);
  const trips = sent.mock.calls.filter(([query]) => Object(query) instanceof pg.Query);
  sent.mockRestore();
  expect(trips).toHaveLength(2);
});

const rename = prepared((db, { id, name }: { id: string; name: string }) =>
  db.updateTable("events").set({ name }).where("id", "=", id),
);

test("a write that throws right after a change stores nothing", async () => {
  const { id } = await openNight();
  const refused = write(async (tx) => {
    await rename(tx, { id, name: "Renamed" });
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
