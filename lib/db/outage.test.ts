import { randomUUID } from "node:crypto";
import fs, { type StatsFs } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { NextRequest } from "next/server";
import { auth } from "@/lib/account/auth/library";
import type { Health } from "@/lib/server/calls";
import { Caller, type Reply } from "@/lib/testing/calls";
import { allowConsole } from "@/lib/testing/console";
import { freshDatabase, onBothEngines } from "@/lib/testing/engines";
import { openFaultyLink } from "@/lib/testing/faulty-link";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight } from "@/lib/testing/night";
import { proxy } from "@/proxy";
import { openStorage, type Storage, setStorage, storage } from "./client";
import { outageOf } from "./outage";

jest.setTimeout(60_000);

let log: readonly string[];
beforeEach(() => {
  log = allowConsole(/"The storage fails/);
});
afterEach(() => jest.restoreAllMocks());

/** How long `work` takes, in milliseconds, and its result. */
async function timed<T>(work: Promise<T>) {
  const start = performance.now();
  const result = await work;
  return { result, ms: performance.now() - start };
}

/** Whether the process says that it lives: it has nothing to do with the storage. */
async function isAlive() {
  return (await new Caller().get("/api/health/live")).status === 200;
}

async function healthNow() {
  const { result, ms } = await timed(new Caller().get<Health>("/api/health"));
  expect(ms).toBeLessThan(2000);
  return [result.status, result.body.storage];
}

/** How a page answers, before it reads anything of its own. */
async function page() {
  const { result, ms } = await timed(proxy(new NextRequest("http://localhost/requests")));
  expect(ms).toBeLessThan(2000);
  return [result.status, Number(result.headers.get("retry-after")) > 0];
}

const isOut = { status: 503, body: { error: { code: "unavailable" } } };

/** Submits a request, which the storage cannot take. */
async function expectRefused(night: Night, longestMs: number) {
  expectOut(await timed(night.ask(new Caller())), longestMs);
}

type Timed = { result: Reply<unknown>; ms: number };

function expectOut({ result, ms }: Timed, longestMs: number) {
  expect(result).toMatchObject(isOut);
  expect(Number(result.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(ms).toBeLessThan(longestMs);
}

/** Waits until the one probe that calls at the same time share is over. */
const afterProbe = () => pause(600);

describe("on PostgreSQL", () => {
  let link: Awaited<ReturnType<typeof openFaultyLink>>;
  let opened: Storage;
  let night: Night;

  beforeAll(async () => {
    link = await openFaultyLink((await freshDatabase("postgres")).url);
    opened = await openStorage(link.url);
    setStorage(opened);
    night = await openNight();
  });
  afterAll(async () => {
    setStorage(undefined);
    await opened.close();
    link.close();
  });

  test("a crowd that meets a restart leaves one line in the log, and streams go on", async () => {
    const listener = await Listener.open(new Caller(), `${night.url}/live`);
    const crowd = Array.from({ length: 200 }, async (_, index) => {
      await pause(5 * index);
      return (await night.ask(new Caller())).status;
    });
    await pause(200);
    await link.cut();
    await pause(300);
    await link.restore();
    const statuses = new Set(await Promise.all(crowd));
    expect([...statuses].sort()).toEqual([201, 503]);
    expect(log).toEqual([expect.stringMatching(/"The storage fails \(unavailable\): .+"/)]);
    const again = listener.isEnded
      ? await Listener.open(new Caller(), `${night.url}/live`)
      : listener;
    const heard = again.ids.length;
    await night.asked();
    await again.until(() => again.ids.length > heard);
    await again.close();
  });

  test("while it is frozen, calls answer 503 and health says so within 2 seconds", async () => {
    const { guest } = await night.asked();
    link.freeze();
    expect(await healthNow()).toEqual([503, "unavailable"]);
    expect(await isAlive()).toBe(true);
    expect(await page()).toEqual([503, true]);
    await expectRefused(night, 8000);
    const read = await timed(night.list(guest));
    expect(read.result).toMatchObject(isOut);
    expect(read.ms).toBeLessThan(8000);
    link.thaw();
    await afterProbe();
    expect(await healthNow()).toEqual([200, "ok"]);
    await night.asked();
  });

  test("closing does not wait for a server that is frozen", async () => {
    const other = await openStorage(link.url);
    await sql`select 1`.execute(other.reader);
    link.freeze();
    expect((await timed(other.close())).ms).toBeLessThan(3000);
    link.thaw();
  });
});

describe("on SQLite", () => {
  let place: Awaited<ReturnType<typeof freshDatabase>>;
  let opened: Storage;
  let other: Sqlite.Database;
  let night: Night;

  beforeAll(async () => {
    place = await freshDatabase("sqlite");
    opened = await openStorage(place.url);
    setStorage(opened);
    night = await openNight();
    other = new Sqlite(place.url.slice("file:".length));
  });
  afterAll(async () => {
    other.close();
    setStorage(undefined);
    await opened.close();
    await place.remove();
  });

  test("while another process locks the file, reads go on and writes wait without blocking", async () => {
    const delay = monitorEventLoopDelay();
    other.exec("begin immediate");
    delay.enable();
    const waiting = night.ask(new Caller());
    const signOut = night.dj.post("/api/auth/sign-out");
    for (let round = 0; round < 10; round += 1) {
      expect((await night.list(new Caller())).status).toBe(200);
      await pause(50);
    }
    delay.disable();
    other.exec("commit");
    // SQLite itself would block for all the time that a write may wait: 5 seconds.
    expect(delay.max / 1e6).toBeLessThan(1000);
    expect((await waiting).status).toBe(201);
    expect((await signOut).status).toBe(303);
  });

  test("a write that waits for 5 seconds is refused, and health says what is wrong", async () => {
    other.exec("begin immediate");
    const refused = expectRefused(night, 6500);
    await afterProbe();
    expect(await healthNow()).toEqual([503, "locked"]);
    expect(await page()).toEqual([200, false]);
    await pause(2000);
    const later = night.ask(new Caller());
    await refused;
    other.exec("commit");
    expect((await later).status).toBe(201);
    await afterProbe();
    expect(await healthNow()).toEqual([200, "ok"]);
  });
});

test("of a SQLite file that cannot be written, lists go on, and writes do once it can", async () => {
  const { opened, night, close } = await openFile();
  const { guest } = await night.asked();
  await sql`pragma query_only = on`.execute(opened.writer);
  await expectRefused(night, 1000);
  expect(outageOf(await writeAccount().catch((error: unknown) => error))).toBe("unavailable");
  expect((await night.list(guest)).body.requests).toHaveLength(1);
  await afterProbe();
  expect(await healthNow()).toEqual([503, "unavailable"]);
  expect(await isAlive()).toBe(true);
  expect(log.length).toBeLessThanOrEqual(1);
  await sql`pragma query_only = off`.execute(opened.writer);
  await night.asked();
  await afterProbe();
  expect(await healthNow()).toEqual([200, "ok"]);
  await close();
});

/** Writes something through the accounts library, which writes by itself. */
async function writeAccount() {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  const expiresAt = new Date(Date.now() + 60_000);
  const value = "x".repeat(1000);
  await internalAdapter.createVerificationValue({ identifier: randomUUID(), value, expiresAt });
}

/** What writes to the storage: the product, and the accounts library. Each throws when it cannot. */
const writers: [string, table: string, (night: Night) => Promise<void>][] = [
  [
    "a request",
    "submissions",
    async (night) => {
      const { status } = await night.ask(new Caller());
      if (status !== 201) throw new Error(`It answered ${status}.`);
    },
  ],
  ["the accounts library", "verification", writeAccount],
];

/** Writes until the disk has no room left: the pages at hand still have some. */
async function expectFull(write: () => Promise<void>) {
  for (let more = 0; more < 500; more += 1) {
    const isRefused = await write().then(
      () => false,
      () => true,
    );
    if (isRefused) return;
  }
  throw new Error("There is still room.");
}

onBothEngines((engine) => {
  const run = async (statement: string) => sql.raw(statement).execute((await storage()).writer);
  const fillDisk = (table: string) =>
    run(engine === "sqlite" ? "pragma max_page_count = 1" : refuseRowsOf(table));
  const freeDisk = (table: string) =>
    run(engine === "sqlite" ? "pragma max_page_count = 1000000" : takeRowsOf(table));

  test("on a full disk, lists go on, writes answer 503 and health says what is wrong", async () => {
    const night = await openNight();
    const { guest } = await night.asked();
    await fillDisk("submissions");
    let last = await timed(night.ask(new Caller()));
    for (let more = 0; more < 500 && last.result.status === 201; more += 1) {
      last = await timed(night.ask(new Caller()));
    }
    expectOut(last, 2000);
    expect((await night.list(guest)).body.requests.length).toBeGreaterThan(0);
    expect((await guest.get(night.url)).status).toBe(200);
    expect(await page()).toEqual([200, false]);
    expect(log.length).toBeLessThanOrEqual(1);
    await freeDisk("submissions");
  });

  test.each(writers)(
    "health says that the disk is full, and no longer, by what %s finds",
    async (_, table, write) => {
      const night = await openNight();
      await fillDisk(table);
      await expectFull(() => write(night));
      expect(await healthNow()).toEqual([503, "full"]);
      // The accounts library deletes what has expired, which needs no room where nothing has.
      const { internalAdapter } = await (await auth(new Headers())).$context;
      await internalAdapter.findVerificationValue("nobody");
      expect(await healthNow()).toEqual([503, "full"]);
      await freeDisk(table);
      await write(night);
      expect(await healthNow()).toEqual([200, "ok"]);
    },
  );
});

/** A SQLite file of its own, which is the storage until `close`. */
async function openFile() {
  const place = await freshDatabase("sqlite");
  const opened = await openStorage(place.url);
  setStorage(opened);
  const file = place.url.slice("file:".length);
  return {
    opened,
    night: await openNight(),
    logBytes: () => fs.statSync(`${file}-wal`).size,
    async close() {
      setStorage(undefined);
      await opened.close();
      await place.remove();
    },
  };
}

test.each(writers)(
  "on a small disk, SQLite's log stays small, whatever %s writes",
  async (_, __, write) => {
    const { opened, night, logBytes, close } = await openFile();
    const small = { bavail: 10_000, bsize: 1024 } as StatsFs;
    const look = jest.spyOn(fs, "statfsSync").mockReturnValue(small);
    let largest = 0;
    for (let written = 0; written < 300; written += 1) {
      await write(night);
      largest = Math.max(largest, logBytes());
      if (written % 10 === 0) await pause(20);
    }
    expect(look).toHaveBeenCalled();
    expect(largest).toBeGreaterThan(2 ** 20);
    expect(largest).toBeLessThan(4 * 2 ** 20);
    // Everything of it is kept.
    const { rows } = await sql<{ count: number }>`
    select (select count(*) from submissions) + (select count(*) from verification) as count
  `.execute(opened.reader);
    expect(rows).toEqual([{ count: 300 }]);
    await close();
  },
);

test.each(writers)(
  "for what has no room on the disk, SQLite's log gives its own back: %s",
  async (_, __, write) => {
    const { opened, night, logBytes, close } = await openFile();
    await sql`pragma max_page_count = 1`.execute(opened.writer);
    await expectFull(() => write(night));
    // It looks ten times a second at most.
    for (let tries = 0; tries < 50 && logBytes() > 0; tries += 1) {
      await pause(20);
      await expectFull(() => write(night));
    }
    expect(logBytes()).toBe(0);
    await close();
  },
);

const takeRowsOf = (table: string) => `drop trigger refuse on ${table}`;

/** Lets PostgreSQL refuse every row of a table like one whose disk is full. */
const refuseRowsOf = (table: string) => `
  create or replace function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
  create trigger refuse before insert on ${table} for each row execute function refuse()`;

test.each([
  [{ code: "SQLITE_BUSY_SNAPSHOT" }, "locked"],
  [{ code: "SQLITE_FULL" }, "full"],
  [{ code: "53100" }, "full"],
  [{ code: "57P01" }, "unavailable"],
  [{ code: "ECONNREFUSED" }, "unavailable"],
  [new Error("Query read timeout"), "unavailable"],
  [new Error("Connection terminated unexpectedly"), "unavailable"],
  [{ code: "23505" }, undefined],
  [{ code: "SQLITE_CONSTRAINT_UNIQUE" }, undefined],
  [new TypeError("x is not a function"), undefined],
  [undefined, undefined],
])("the failure %p counts as %p", (error, outage) => {
  expect(outageOf(error)).toBe(outage);
});

test("looking after SQLite's log fails no write", async () => {
  const { opened, night, close } = await openFile();
  const reported = jest.spyOn(console, "error").mockImplementation();
  const look = jest.spyOn(fs, "statfsSync").mockImplementation(() => {
    throw new Error("No such folder");
  });
  for (let written = 0; written < 3; written += 1) {
    expect((await night.ask(new Caller())).status).toBe(201);
    await pause(110);
  }
  expect(look).toHaveBeenCalled();
  expect(reported).toHaveBeenCalledWith(expect.stringContaining("No such folder"));
  look.mockRestore();
  await opened.writer.selectFrom("events").select("id").execute();
  await close();
});
