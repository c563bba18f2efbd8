import { setTimeout as pause } from "node:timers/promises";
import { engines } from "./engines.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { startClient } from "./start-client.mjs";

const KILLS = 20;
const GUESTS = 32;

/** Kills the server under load, several times, on each engine. Returns whether nothing was lost or duplicated. */
export async function measureDurability() {
  let isGood = true;
  for (const [name, open] of Object.entries(engines)) {
    const folder = temporaryFolder();
    const engine = await open(folder);
    try {
      console.log(`on ${name}`);
      isGood = (await survives(engine, folder)) && isGood;
    } finally {
      await engine.stop();
    }
  }
  return isGood;
}

async function survives(engine, folder) {
  const settings = { ...settingsFor(folder), DATABASE_URL: engine.url };
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
  return isAllThere(engine, confirmed);
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

async function isAllThere({ all, check }, confirmed) {
  const known = new Set((await all("select id from submissions")).map(({ id }) => id));
  const lost = [...confirmed].filter((id) => !known.has(id)).length;
  console.log(`confirmed: ${confirmed.size}, stored: ${known.size}, lost: ${lost}`);
  let isGood = confirmed.size > 0 && lost === 0 && (await check());
  for (const [name, query] of Object.entries(faults)) {
    const [{ n }] = await all(query);
    console.log(`${name}: ${n}`);
    isGood = Number(n) === 0 && isGood;
  }
  return isGood;
}
