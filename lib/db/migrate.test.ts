import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { byId } from "@/lib/party/requests/submissions-db";
import { freshDatabase } from "@/lib/testing/engines";
import { openStorage } from "./client";
import { migrate } from "./migrate";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

async function startProcess() {
  const child = fork(join(__dirname, "../testing/open-storage.mjs"), { execArgv: [] });
  const [message] = await once(child, "message");
  if (message !== "ready") throw new Error(String(message));
  return child;
}

async function openIn(child: ChildProcess, url: string) {
  const answer = once(child, "message");
  child.send(url);
  const [message] = await answer;
  await once(child, "exit");
  return message;
}

test.each(["sqlite", "postgres"] as const)(
  "processes that start together on an empty %s database all open it",
  async (engine) => {
    for (let round = 0; round < 2; round += 1) {
      const { url, remove } = await freshDatabase(engine);
      const children = await Promise.all([startProcess(), startProcess(), startProcess()]);
      const answers = await Promise.all(children.map((child) => openIn(child, url)));
      expect(answers).toEqual(["opened", "opened", "opened"]);

      const storage = await openStorage(url);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
        storage.reader,
      );
      expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(rows.map((r) => r.name))]);
      expect(rows.length).toBeGreaterThan(1);
      await storage.close();
      await remove();
    }
  },
  30_000,
);

/** Opens a database as the release with the newest migration `last` left it. */
async function openOld(engine: "sqlite" | "postgres", url: string, last: string) {
  const storage = await (engine === "sqlite"
    ? openSqlite(url.slice("file:".length))
    : openPostgres(url));
  await migrate(storage, last);
  return storage;
}

const NIGHT = `
  insert into events (id, "ownerId", code, name, venue, "djName", status, "timeZone", settings, "createdAt")
    values ('event', 'dj', 'PARTY2', '', '', '', 'open', 'UTC', '{}', '2026-01-01T20:00:00.000Z');
  insert into requests (id, "eventId", title, artist, "songKey", "searchText", status, lane, position, pinned, backers,
    "rankGroup", "rankKey", "createdAt")
    values ('song', 'event', 'Song', '', '', '', 'pending', 'queue', 0, 0, 2, 4, -2, '2026-01-01T20:01:00.000Z');
  insert into backers (id, "requestId", "eventId", "guestId", name, message, "searchText", "createdAt") values
    ('b1', 'song', 'event', 'guest1', null, null, '', '2026-01-01T20:01:00.000Z'),
    ('b2', 'song', 'event', 'guest2', 'Ann', null, 'ann', '2026-01-01T20:02:00.000Z')`;

test.each(["sqlite", "postgres"] as const)(
  "migrating %s keeps every backer of an older release, now in order",
  async (engine) => {
    const { url, remove } = await freshDatabase(engine);
    const old = await openOld(engine, url, "0006-steps");
    for (const statement of NIGHT.split(";")) await sql.raw(statement).execute(old.writer);
    await old.close();

    const storage = await openStorage(url);
    const { rows } = await sql`
      select id, name, "guestId", silent from backers order by "requestId", silent, "createdAt", id
    `.execute(storage.reader);
    expect(rows).toEqual([
      { id: "b2", name: "Ann", guestId: "guest2", silent: 0 },
      { id: "b1", name: null, guestId: "guest1", silent: 1 },
    ]);
    await storage.close();
    await remove();
  },
);

test.each(["sqlite", "postgres"] as const)(
  "an older %s database is migrated once, though newer processes start together on it",
  async (engine) => {
    const { url, remove } = await freshDatabase(engine);
    const old = await openOld(engine, url, "0006-steps");
    for (const statement of NIGHT.split(";")) await sql.raw(statement).execute(old.writer);
    await old.close();
    const children = await Promise.all([startProcess(), startProcess()]);
    const answers = await Promise.all(children.map((child) => openIn(child, url)));
    expect(answers).toEqual(["opened", "opened"]);

    const storage = await openStorage(url);
    const { rows } = await sql`select id from backers order by id`.execute(storage.reader);
    expect(rows).toEqual([{ id: "b1" }, { id: "b2" }]);
    await storage.close();
    await remove();
  },
  30_000,
);

test.each(["sqlite", "postgres"] as const)(
  "a %s database of a newer release is refused in one sentence, and left as it was",
  async (engine) => {
    const { url, remove } = await freshDatabase(engine);
    const newer = await openStorage(url);
    await sql`insert into kysely_migration values ('9999-later', '2036-01-01')`.execute(
      newer.writer,
    );
    await newer.close();
    await expect(openStorage(url)).rejects.toThrow(
      /^A newer version of Crowdcue has changed this database \(9999-later\): [^\n]+\.$/,
    );
    await remove();
  },
);

const ASKED = `
  insert into submissions (id, "eventId", "guestId", "requestId", merged, "createdAt")
    values ('song', 'event', 'guest1', 'song', 0, '2026-01-01T20:01:00.000Z')`;

test.each(["sqlite", "postgres"] as const)(
  "migrating %s tells the guests who asked for a song from those who voted",
  async (engine) => {
    const { url, remove } = await freshDatabase(engine);
    const early = await openOld(engine, url, "0006-steps");
    for (const statement of NIGHT.split(";")) await sql.raw(statement).execute(early.writer);
    await early.close();
    const old = await openOld(engine, url, "0009-links");
    await sql.raw(ASKED).execute(old.writer);
    await old.close();

    const storage = await openStorage(url);
    const { rows } = await sql`select "guestId", asked from backers order by "guestId"`.execute(
      storage.reader,
    );
    expect(rows).toEqual([
      { guestId: "guest1", asked: 1 },
      { guestId: "guest2", asked: 0 },
    ]);
    await storage.close();
    await remove();
  },
);

const JOINED = `${ASKED},
    ('again', 'event', 'guest2', 'song', 1, '2026-01-01T20:02:00.000Z')`;

test.each(["sqlite", "postgres"] as const)(
  "migrating %s keeps what was submitted under each id",
  async (engine) => {
    const { url, remove } = await freshDatabase(engine);
    const early = await openOld(engine, url, "0006-steps");
    for (const statement of NIGHT.split(";")) await sql.raw(statement).execute(early.writer);
    await early.close();
    const old = await openOld(engine, url, "0013-calendars");
    await sql.raw(JOINED).execute(old.writer);
    await old.close();

    const storage = await openStorage(url);
    const under = async (id: string) => byId(storage.reader, { id });
    expect(await under("song")).toEqual([{ eventId: "event", requestId: "song", merged: 0 }]);
    expect(await under("again")).toEqual([{ eventId: "event", requestId: "song", merged: 1 }]);
    expect(await under("never")).toEqual([]);
    const { rows } = await sql`select id from submissions order by id`.execute(storage.reader);
    expect(rows).toEqual([{ id: "again" }, { id: "song" }]);
    await storage.close();
    await remove();
  },
);
