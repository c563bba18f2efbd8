import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { scratchFolder } from "@/.scripts/scratch.mjs";
import { openStorage, type Storage, setStorage } from "@/lib/db/client";
import type { Engine } from "@/lib/db/migrations/engine";
import { closeLive } from "@/lib/party/live/channel";
import "./whole-tables";

// `npm run mutants` leaves PostgreSQL out, unless it is asked for.
const engines: Engine[] =
  process.env.TEST_ENGINES === "sqlite" ? ["sqlite"] : ["sqlite", "postgres"];

/** Creates an empty database; `remove` deletes it. */
export async function freshDatabase(engine: Engine) {
  return engine === "sqlite" ? freshFile() : freshPostgres();
}

function freshFile() {
  const folder = scratchFolder("crowdcue-sqlite-");
  return {
    url: `file:${join(folder, "test.db")}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function freshPostgres(original = "template1") {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name} template ${original}`);
  return {
    url: `${server()}/${name}`,
    // The server is deleted as a whole when the run ends.
    remove: async () => undefined,
  };
}

/** The database that this process makes once and its tests copy. Another process may still be making its own. */
const template = `template_${process.pid}`;

/** A database with all tables. */
async function tablesOn(engine: Engine) {
  return engine === "sqlite" ? tablesInFile() : tablesOnPostgres();
}

async function tablesInFile() {
  const folder = process.env.TEST_TEMPLATES;
  if (!folder) throw new Error("TEST_TEMPLATES names no folder: start-postgres.mjs sets it.");
  const file = join(folder, `${template}.db`);
  if (!existsSync(file)) await (await openStorage(`file:${file}`)).close();
  const place = freshFile();
  copyFileSync(file, place.url.slice("file:".length));
  return place;
}

async function tablesOnPostgres() {
  const known = await onServer(`select from pg_database where datname = '${template}'`);
  if (known.rowCount === 0) {
    await onServer(`create database ${template}`);
    await (await openStorage(`${server()}/${template}`)).close();
  }
  return freshPostgres(template);
}

const server = () => process.env.TEST_POSTGRES_URL ?? "";

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: `${server()}/postgres` });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

type Opened = { storage: Storage; url: string };

/** Runs the same tests on SQLite and on PostgreSQL, each on a fresh database that the product then uses. */
export function onBothEngines(tests: (engine: Engine, opened: () => Opened) => void) {
  describe.each(engines)("on %s", (engine) => {
    let opened: Opened | undefined;
    let remove = async () => {};

    beforeAll(async () => {
      const place = await tablesOn(engine);
      remove = place.remove;
      opened = { url: place.url, storage: await openStorage(place.url) };
      setStorage(opened.storage);
    });

    afterAll(async () => {
      await closeLive();
      setStorage(undefined);
      await opened?.storage.close();
      await remove();
    });

    tests(engine, () => {
      if (!opened) throw new Error("Storage is open while tests run, not before.");
      return opened;
    });
  });
}
