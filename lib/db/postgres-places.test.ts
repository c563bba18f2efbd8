import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { freshDatabase } from "@/lib/testing/engines";
import { openStorage } from "./client";
import { outageOf } from "./outage";
import { placesFor } from "./postgres-places";

test("no more works run at once than there are places, and the others run in order", async () => {
  const inPlace = placesFor(3, 1000);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 20 }, (_, index) =>
    inPlace(async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(2);
      order.push(index);
      running -= 1;
      if (index % 5 === 4) throw new Error("failed");
    }),
  );
  const settled = await Promise.allSettled(works);
  expect(settled.filter(({ status }) => status === "rejected")).toHaveLength(4);
  expect(most).toBe(3);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("a crowd of writes that would take too long is partly served and partly refused, at once", async () => {
  const storage = await openStorage((await freshDatabase("postgres")).url);
  const start = performance.now();
  const since = () => performance.now() - start;
  const crowd = Array.from({ length: 1200 }, () =>
    storage
      .write((tx) => sql`select pg_sleep(0.2)`.execute(tx))
      .then(
        () => ({ outage: undefined, ms: since() }),
        (error: unknown) => ({ outage: outageOf(error), ms: since() }),
      ),
  );
  await pause(1000);
  const reading = performance.now();
  await sql`select 1`.execute(storage.reader);
  // A place among the writes would take twice as long.
  expect(performance.now() - reading).toBeLessThan(1500);
  const settled = await Promise.all(crowd);
  await storage.close();

  const refused = settled.filter(({ outage }) => outage === "unavailable");
  const served = settled.filter(({ outage }) => outage === undefined);
  expect(refused.length + served.length).toBe(settled.length);
  // How many depends on the machine: each place more than once.
  expect(served.length).toBeGreaterThan(50);
  expect(refused.length).toBeGreaterThan(200);
  // However slow the machine is, whoever is refused learns it before half of the others have had their turn.
  const turns = served.map(({ ms }) => ms).toSorted((a, b) => a - b);
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(Number(turns[turns.length >> 1]));
  // All of them would take 17 seconds.
  expect(turns.at(-1)).toBeLessThan(12_000);
}, 20_000);
