import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openStorage, type Storage, setStorage } from "@/lib/db/client";
import type { Engine } from "@/lib/db/migrations/engine";
import { closeLive } from "@/lib/party/live/channel";

// `npm run mutants` leaves PostgreSQL out, unless it is asked for.
const engines: Engine[] =
  process.env.TEST_ENGINES === "sqlite" ? ["sqlite"] : ["sqlite", "postgres"];

/** Creates an empty database; `remove` deletes it. */
export async function freshDatabase(engine: Engine) {
  return engine === "sqlite" ? freshFile() : freshPostgres();
}

function freshFile() {
  const folder = mkdtempSync(join(tmpdir(), "crowdcue-sqlite-"));
  return {
    url: `file:${join(folder, "test.db")}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function freshPostgres() {
  const server = process.env.TEST_POSTGRES_URL ?? "";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name}`);
  return {
    url: `${server}/${name}`,
    // The server is deleted as a whole when the run ends.
    remove: async () => undefined,
  };
}

async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

type Opened = { storage: Storage; url: string };

/** Runs the same tests on SQLite and on PostgreSQL, each on a fresh database that the product then uses. */
export function onBothEngines(tests: (engine: Engine, opened: () => Opened) => void) {
  describe.each(engines)("on %s", (engine) => {
    let opened: Opened | undefined;
    let remove = async () => {};

    beforeAll(async () => {
      const place = await freshDatabase(engine);
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
