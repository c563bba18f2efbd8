import { setTimeout as pause } from "node:timers/promises";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";

const KILLS = size(20, 2);
const GUESTS = 12;
/** How long the product has to go on after its storage's server was killed. */
const AFTER_CRASH_MS = 500;

/**
 * Kills the server several times on each engine, while guests ask and vote, DJs decide, and a desk is written: nothing
 * confirmed may be lost or counted twice.
 */
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

/** What the product has confirmed before a run begins. */
export function nothingYet() {
  return { asked: new Set(), votes: new Set(), steps: new Set(), revision: 0 };
}

/** Adds what `mixUntilGone` has seen confirmed. */
export function addConfirmed(confirmed, { taken, votes, steps, revision }) {
  for (const id of taken) confirmed.asked.add(id);
  for (const vote of votes) confirmed.votes.add(vote);
  for (const step of steps) confirmed.steps.add(step);
  confirmed.revision = Math.max(confirmed.revision, revision);
}

/** Returns what the product has confirmed. */
async function killed(client, storage, settings) {
  const confirmed = nothingYet();
  let unsure = [];
  let target;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await startProduct(settings);
    const { port } = server;
    target ??= await targetAt(client, port, settings.DATA_DIR);
    const mixing = client.run("mixUntilGone", { ...target, port, unsure, count: GUESTS });
    // Each time at a different point of the load.
    await pause(3000 + Math.random() * 2000);
    // Every second time, the storage's own server dies first.
    if (storage.crash && kill % 2 === 0) await storage.crash().then(() => pause(AFTER_CRASH_MS));
    await server.stop("SIGKILL");
    const mixed = await mixing;
    unsure = mixed.unsure;
    addConfirmed(confirmed, mixed);
    const { taken, votes, steps } = mixed;
    console.log(
      `kill ${kill}: ${taken.length} asked, ${votes.length} votes, ${steps.length} steps`,
    );
  }
  const server = await startProduct(settings);
  await server.stop();
  return confirmed;
}

/** An event with its DJ, and another DJ who has a desk: the demo's has none of its own. */
export async function targetAt(client, port, folder) {
  const dj = await client.run("signIn", { port });
  const holder = await client.run("register", { port, folder });
  return { ...(await client.run("openEvent", { port, dj })), dj, holder };
}

/** Each counts the rows that may not exist. */
export const faults = {
  doubled: `select count(*) as n from (select 1 from requests where status = 'pending'
    group by "eventId", "songKey" having count(*) > 1) as twice`,
  "without their card": `select count(*) as n from submissions
    where "requestId" not in (select id from requests)`,
  "wrong numbers of backers": `select count(*) as n from requests r
    where backers <> (select count(*) from backers b where b."requestId" = r.id)`,
  "wrong counts": `select count(*) as n from events e
    where exists (select 1 from (select
        sum(case status when 'pending' then 1 else 0 end) as waiting,
        sum(case status when 'accepted' then 1 else 0 end) as queued,
        sum(case status when 'declined' then 1 else 0 end) as refused
      from requests r where r."eventId" = e.id and r.apart = 0) as found
      where pending <> waiting or accepted <> queued or declined <> refused)`,
  "votes counted twice": `select count(*) as n from (select 1 from backers
    group by "requestId", "guestId" having count(*) > 1) as twice`,
  "steps taken twice": `select count(*) as n from (select 1 from changes where step is not null
    group by step having count(*) > 1) as twice`,
  "gaps in the changes": `select count(*) as n from events e
    where cursor <> (select count(*) from changes c where c."eventId" = e.id)`,
};

/** How the rows are found again that the product has confirmed. */
const stored = {
  asked: "select id from submissions",
  votes: `select "requestId" || ' ' || "guestId" as id from backers`,
  steps: "select step as id from changes where step is not null",
};

/** Compares what is stored with what was confirmed. Of that, `mayMiss` says which share may be lost. */
export async function judged(out, { all, check }, confirmed, mayMiss = 0) {
  const lost = [];
  const counts = {};
  const told = [];
  for (const [name, query] of Object.entries(stored)) {
    const known = new Set((await all(query)).map(({ id }) => id));
    const { size: sum } = confirmed[name];
    const missing = [...confirmed[name]].filter((id) => !known.has(id)).length;
    lost.push(out.judge(missing <= sum * mayMiss, `${name} and lost: ${missing}`));
    told.push(out.judge(sum > 0, `${name}, confirmed: ${sum}, stored: ${known.size}`));
  }
  const [{ revision, desk } = {}] = await all("select revision, desk from desks");
  const isOwn = Boolean(desk?.includes(`"Revision ${revision}"`));
  const isKept = isOwn && confirmed.revision > 0 && revision >= confirmed.revision * (1 - mayMiss);
  told.push(out.judge(isKept, `desk, confirmed: ${confirmed.revision}, stored: ${revision}`));
  for (const [name, query] of Object.entries(faults))
    counts[name] = Number((await all(query))[0].n);
  return [
    ...told,
    out.judge(await check(), "files are sound"),
    ...lost,
    ...Object.entries(counts).map(([name, count]) => out.judge(count === 0, `${name}: ${count}`)),
  ];
}
