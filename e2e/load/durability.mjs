import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { startClient } from "./start-client.mjs";

const KILLS = 20;
const GUESTS = 32;

/** Kills the server under load, several times. Returns whether nothing was lost or duplicated. */
export async function measureDurability() {
  const folder = temporaryFolder();
  const settings = settingsFor(folder);
  const client = startClient();
  const confirmed = new Set();
  let event;
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = await startProduct(settings);
      const { port } = server;
      event ??= await client.run("openEvent", { port });
      const welcome = `/api/events/${event.code}`;
      const asking = client.run("askUntilGone", {
        port,
        path: `${welcome}/requests`,
        welcome,
        count: GUESTS,
      });
      // Each time at a different point of the load.
      await pause(600 + Math.random() * 900);
      await server.stop("SIGKILL");
      const { taken } = await asking;
      for (const id of taken) confirmed.add(id);
      console.log(`kill ${kill}: ${taken.length} confirmed, ${confirmed.size} in all`);
    }
  } finally {
    client.stop();
  }
  const server = await startProduct(settings);
  await server.stop();
  return isAllThere(join(folder, "load.db"), confirmed);
}

function isAllThere(file, confirmed) {
  const sqlite = new Sqlite(file, { readonly: true });
  const count = (query) => sqlite.prepare(query).pluck().get();
  const known = new Set(sqlite.prepare("select id from submissions").pluck().all());
  const lost = [...confirmed].filter((id) => !known.has(id)).length;
  const figures = {
    confirmed: confirmed.size,
    stored: known.size,
    lost,
    doubled: count(
      "select count(*) from (select 1 from requests where status = 'pending' group by eventId, songKey having count(*) > 1)",
    ),
    "without their card": count(
      "select count(*) from submissions where requestId not in (select id from requests)",
    ),
    "wrong numbers of backers": count(
      "select count(*) from requests r where backers <> (select count(*) from backers b where b.requestId = r.id)",
    ),
    "wrong counts": count(
      "select count(*) from events e where pending <> (select count(*) from requests r where r.eventId = e.id and status = 'pending')",
    ),
    "gaps in the changes": count(
      "select count(*) from events e where cursor <> (select count(*) from changes c where c.eventId = e.id)",
    ),
  };
  const check = sqlite.pragma("integrity_check", { simple: true });
  sqlite.close();
  for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
  console.log(`integrity_check: ${check}`);
  const { confirmed: all, stored, ...faults } = figures;
  return check === "ok" && all > 0 && stored >= all && Object.values(faults).every((n) => n === 0);
}
