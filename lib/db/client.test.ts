import { sql } from "kysely";
import { freshDatabase, onBothEngines } from "@/lib/testing/engines";
import { type Database, database, openStorage, storage, type Tx, write } from "./client";
import { beforeCommit } from "./deferred";

const ROW = {
  ownerId: "nobody",
  name: "",
  venue: "",
  djName: "",
  status: "draft",
  opensAt: null,
  closesAt: null,
  timeZone: "UTC",
  settings: "{}",
  createdAt: "",
  closedAt: null,
  erasedAt: null,
  cursor: 0,
  pending: 0,
  accepted: 0,
  playing: 0,
  played: 0,
  declined: 0,
} as const;

function put(tx: Tx, id: string, code = id) {
  return tx
    .insertInto("events")
    .values({ ...ROW, id, code })
    .execute();
}

async function isStored(id: string) {
  const found = await (await database())
    .selectFrom("events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

onBothEngines((engine) => {
  test.each([
    ["n", undefined],
    ["m", "topic"],
  ])("a refused write does not affect concurrent writes (%s)", async (name, topic) => {
    await write((tx) => put(tx, `${name}taken`));
    const writes = Array.from({ length: 40 }, (_, index) =>
      write(async (tx) => {
        // Is refused before it has changed anything.
        if (index % 8 === 5) throw new Error("changed its mind");
        await put(tx, `${name}${index}`);
        if (index % 4 === 1) throw new Error("changed its mind");
        // Violates a constraint of the database itself.
        if (index % 4 === 3) await put(tx, `other${index}`, `${name}taken`);
        return index;
      }, topic),
    );
    const settled = await Promise.allSettled(writes);
    for (const [index, { status }] of settled.entries()) {
      expect([index, status]).toEqual([index, index % 2 === 0 ? "fulfilled" : "rejected"]);
      expect(await isStored(`${name}${index}`)).toBe(index % 2 === 0);
    }
  });

  test("a write resolves only when every reader can see it", async () => {
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write((tx) => put(tx, `seen${index}`)).then(() => isStored(`seen${index}`)),
      ),
    );
    expect(seen).toEqual(Array(20).fill(true));
  });

  test("readers do not see uncommitted writes", async () => {
    let seen: boolean | undefined;
    await write(async (tx) => {
      await put(tx, "early");
      seen = await isStored("early");
    });
    expect([seen, await isStored("early")]).toEqual([false, true]);
  });

  test("a write sees what an earlier write of the same batch has written", async () => {
    const counts = await Promise.all(
      Array.from({ length: 10 }, () =>
        write(async (tx) => {
          await tx
            .updateTable("events")
            .set((set) => ({ cursor: set("cursor", "+", 1) }))
            .where("id", "=", "n0")
            .execute();
          const { cursor } = await tx
            .selectFrom("events")
            .select("cursor")
            .where("id", "=", "n0")
            .executeTakeFirstOrThrow();
          return cursor;
        }, "topic"),
      ),
    );
    expect(counts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("writes of a batch that change the same before the commit change it once", async () => {
    let changes = 0;
    const counted = (cursor: number) =>
      write(async (tx) => {
        await put(tx, `counted${cursor}`);
        await beforeCommit(tx, "n0", () => {
          changes += 1;
          return tx.updateTable("events").set({ cursor }).where("id", "=", "n0").execute();
        });
      }, "topic");
    await Promise.all([100, 101, 102].map(counted));
    const { reader } = await storage();
    const row = await reader
      .selectFrom("events")
      .select("cursor")
      .where("id", "=", "n0")
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ cursor: 102 });
    expect(changes).toBe(engine === "postgres" ? 1 : 3);
  });

  test("every commit is on disk before its write resolves", async () => {
    const { writer } = await storage();
    if (engine === "postgres") {
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
        writer,
      );
      return expect(rows[0]?.synchronous_commit).toBe("on");
    }
    expect(await pragma("synchronous", writer)).toBe(2);
    expect(await pragma("journal_mode", writer)).toBe("wal");
    expect(await pragma("foreign_keys", writer)).toBe(1);
  });

  test("a closed storage leaves no timer, which would keep its process", async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout");
    const { url } = await freshDatabase(engine);
    const before = timers();
    const opened = await openStorage(url);
    opened.listen(() => undefined);
    await opened.close();
    expect(timers()).toEqual(before);
  });
});

async function pragma(name: string, connection: Database) {
  const { rows } = await sql`pragma ${sql.raw(name)}`.execute(connection);
  return Object.values(rows[0] ?? {})[0];
}

test("SQLite keeps what is temporary in memory, and needs no folder for it", async () => {
  const { reader, writer, close } = await openStorage((await freshDatabase("sqlite")).url);
  const inMemory = 2;
  expect(await pragma("temp_store", reader)).toBe(inMemory);
  expect(await pragma("temp_store", writer)).toBe(inMemory);
  await close();
});
