import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { backUp, restore } from "@/.scripts/storage/backup.mjs";
import { copyStorage } from "@/.scripts/storage/copy.mjs";
import { openStorage, type Storage, setStorage } from "@/lib/db/client";
import { Caller, signedUpDj } from "./calls";
import { freshDatabase } from "./engines";
import { openNight } from "./night";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-storage-"));
});
afterEach(() => {
  setStorage(undefined);
  rmSync(folder, { recursive: true });
});

/** Opens a storage in which a night has been. */
async function openUsed(url: string) {
  const storage = await openStorage(url);
  setStorage(storage);
  const night = await openNight({}, await signedUpDj());
  for (let asked = 0; asked < 3; asked += 1) await night.asked({ name: "Ünïcødé 🎉" });
  return { storage, night };
}

async function countIn(storage: Storage) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from submissions`.execute(
    storage.reader,
  );
  return rows[0]?.count;
}

test("a night moves from SQLite to PostgreSQL and back, and nothing of it changes", async () => {
  const [first, second, third] = [
    await freshDatabase("sqlite"),
    await freshDatabase("postgres"),
    await freshDatabase("sqlite"),
  ];
  const { storage, night } = await openUsed(first.url);
  await storage.close();
  const there = await copyStorage(first.url, second.url, openStorage);
  const back = await copyStorage(second.url, third.url, openStorage);
  expect(back).toEqual(there);
  expect(there).toMatchObject({ events: 1, requests: 3, submissions: 3, user: 1, session: 1 });

  // What has moved works: the DJ is still signed in, and the night goes on.
  for (const { url } of [second, third]) {
    const moved = await openStorage(url);
    setStorage(moved);
    const { body } = await night.dj.get<object>(night.djUrl);
    expect(body).toMatchObject({ event: { guests: 3, counts: { pending: 3 } } });
    expect((await night.ask(new Caller())).status).toBe(201);
    await moved.close();
  }
  await Promise.all([first, second, third].map(({ remove }) => remove()));
});

test.each(["sqlite", "postgres"] as const)(
  "a copy to %s is refused where there is something, and leaves it as it was",
  async (engine) => {
    const [used, other] = [await freshDatabase(engine), await freshDatabase("sqlite")];
    const { storage } = await openUsed(used.url);
    await (await openStorage(other.url)).close();
    await expect(copyStorage(other.url, used.url, openStorage)).rejects.toThrow(
      /^--to has data in the table \w+: name an empty storage\.$/,
    );
    expect(await countIn(storage)).toBe(3);
    await storage.close();
    await Promise.all([used.remove(), other.remove()]);
  },
);

test("a copy that fails leaves nothing behind, and may be repeated", async () => {
  const [used, target] = [await freshDatabase("sqlite"), await freshDatabase("postgres")];
  await (await openUsed(used.url)).storage.close();
  const other = await openStorage(target.url);
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.title = 'Spoilt'; return new; end $$`.execute(other.writer);
  await sql`create trigger spoil before insert on requests for each row execute function spoil()`.execute(
    other.writer,
  );
  await expect(copyStorage(used.url, target.url, openStorage)).rejects.toThrow(
    "The table requests differs after the copy, so nothing was kept.",
  );
  await sql`drop trigger spoil on requests`.execute(other.writer);
  await other.close();
  expect(await copyStorage(used.url, target.url, openStorage)).toMatchObject({ requests: 3 });
  await used.remove();
});

test("a storage of another version is not copied", async () => {
  const [older, target] = [await freshDatabase("sqlite"), await freshDatabase("sqlite")];
  const storage = await openStorage(older.url);
  await sql`delete from kysely_migration where name like '0032%'`.execute(storage.writer);
  await storage.close();
  await expect(copyStorage(older.url, target.url, openStorage)).rejects.toThrow(
    "--from is of another version: start this version of Crowdcue on it once, then copy.",
  );
  await Promise.all([older.remove(), target.remove()]);
});

test("a backup under load is whole, and restoring it brings that moment back", async () => {
  const file = join(folder, "crowdcue.db");
  const { storage, night } = await openUsed(`file:${file}`);
  let isOver = false;
  let acknowledged = 3;
  const crowd = Array.from({ length: 8 }, async () => {
    while (!isOver) if ((await night.ask(new Caller())).status === 201) acknowledged += 1;
  });
  await pause(100);
  const before = acknowledged;
  const copy = await backUp(file, join(folder, "backups"));
  const during = acknowledged;
  await pause(100);
  isOver = true;
  await Promise.all(crowd);
  expect(acknowledged).toBeGreaterThan(during);

  await expect(restore(copy, file)).rejects.toThrow(
    `A server uses ${file}. Stop it first; nothing was changed.`,
  );
  expect(await countIn(storage)).toBe(acknowledged);
  await storage.close();
  const former = (await restore(copy, file)) ?? "";

  const restored = await openStorage(`file:${file}`);
  expect(await countIn(restored)).toBeGreaterThanOrEqual(before);
  expect(await countIn(restored)).toBeLessThan(acknowledged);
  await restored.close();
  const kept = await openStorage(`file:${former}`);
  expect(await countIn(kept)).toBe(acknowledged);
  await kept.close();
});

test("of many backups the newest stay, and nothing else in their folder goes", async () => {
  const file = join(folder, "crowdcue.db");
  await (await openStorage(`file:${file}`)).close();
  const backups = join(folder, "backups");
  const days = ["2026-11-01", "2026-11-02", "2026-11-03"];
  for (const day of days) await backUp(file, backups, 2, new Date(`${day}T04:00:00Z`));
  writeFileSync(join(backups, "secret"), "");
  await backUp(file, backups, 2, new Date("2026-11-04T04:00:00Z"));
  expect(readdirSync(backups).sort()).toEqual([
    "crowdcue-2026-11-03T04-00-00Z.db",
    "crowdcue-2026-11-04T04-00-00Z.db",
    "secret",
  ]);
  await expect(backUp(file, backups, 0)).rejects.toThrow("--keep must be");
});

test("what is broken is neither kept as a backup nor restored", async () => {
  const file = join(folder, "crowdcue.db");
  await (await openStorage(`file:${file}`)).close();
  const copy = await backUp(file, folder);
  truncateSync(copy, 20_000);
  await expect(restore(copy, file)).rejects.toThrow(/is no whole database of Crowdcue/);
  const strange = join(folder, "strange.db");
  new Sqlite(strange).exec("create table notes (id integer)").close();
  await expect(restore(strange, file)).rejects.toThrow(/is no whole database of Crowdcue/);
  await expect(restore(join(folder, "none.db"), file)).rejects.toThrow(/^There is no file/);
  expect(readdirSync(folder).some((name) => name.includes("restoring"))).toBe(false);
  await expect(backUp(strange, join(folder, "backups"))).rejects.toThrow(/no whole database/);
  expect(readdirSync(join(folder, "backups"))).toEqual([]);
  // A file that is broken is kept beside the copy that takes its place.
  const good = await backUp(file, join(folder, "backups"));
  writeFileSync(file, "broken");
  expect(existsSync((await restore(good, file)) ?? "")).toBe(true);
  await (await openStorage(`file:${file}`)).close();
});
