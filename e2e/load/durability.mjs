import { setTimeout as pause } from "node:timers/promises";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";

const KILLS = size(20, 2);
const GUESTS = 32;
/** How long the product has to go on after its storage's server was killed. */
const AFTER_CRASH_MS = 500;

/** Kills the server under load, several times, on each engine: nothing confirmed may be lost or counted twice. */
export async function measureDurability({ out, keep }) {
  const client = keep(startClient());
  for (const [engine, open] of Object.entries(storages)) {
    const folder = temporaryFolder();
    const storage = keep(await open(folder));
    const settings = { ...settingsFor(folder), DATABASE_URL: storage.url };
    const confirmed = await killed(client, storage, settings);
    out.row(`on ${engine}, kills: ${KILLS}`, [], ...(await judged(out, storage, confirmed)));
  }
}

/** Returns the ids that the product has confirmed. */
async function killed(client, storage, settings) {
  const confirmed = new Set();
  let event;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await startProduct(settings);
    const { port } = server;
    event ??= await client.run("openEvent", { port });
    const asking = client.run("askUntilGone", { ...event, port, count: GUESTS });
    // Each time at a different point of the load.
    await pause(600 + Math.random() * 900);
    // Every second time, the storage's own server dies first.
    if (storage.crash && kill % 2 === 0) await storage.crash().then(() => pause(AFTER_CRASH_MS));
    await server.stop("SIGKILL");
    const { taken } = await asking;
    for (const id of taken) confirmed.add(id);
    console.log(`kill ${kill}: ${taken.length} confirmed, ${confirmed.size} in all`);
  }
  const server = await startProduct(settings);
  await server.stop();
  return confirmed;
}

/** Each counts the rows that may not exist. */
const faults = {
  doubled: `select count(*) as n from (select 1 from requests where status = 'pending'
    group by "eventId", "songKey" having count(*) > 1) as twice`,
  "without their card": `select count(*) as n from submissions
    where "requestId" not in (select id from requests)`,
  "wrong numbers of backers": `select count(*) as n from requests r
    where backers <> (select count(*) from backers b where b."requestId" = r.id)`,
  "wrong counts": `select count(*) as n from events e
    where pending <> (select count(*) from requests r where r."eventId" = e.id and status = 'pending')`,
  "gaps in the changes": `select count(*) as n from events e
    where cursor <> (select count(*) from changes c where c."eventId" = e.id)`,
};

async function judged(out, { all, check }, confirmed) {
  const known = new Set((await all("select id from submissions")).map(({ id }) => id));
  const lost = [...confirmed].filter((id) => !known.has(id)).length;
  const counts = { lost };
  for (const [name, query] of Object.entries(faults))
    counts[name] = Number((await all(query))[0].n);
  return [
    out.judge(confirmed.size > 0, `confirmed: ${confirmed.size}, stored: ${known.size}`),
    out.judge(await check(), "files are sound"),
    ...Object.entries(counts).map(([name, count]) => out.judge(count === 0, `${name}: ${count}`)),
  ];
}
