import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { Connection, cookiesOf, jsonOf, openStream } from "./wire.mjs";

// Runs in its own process, so that its cost does not count as the server's.

const ASKS_PER_GUEST = 50;
/** Every fifth request is for a song that may already be on the list. */
const REPEATED = 0.2;
const POPULAR_SONGS = 200;

/** Signs the demo's DJ in. Returns their cookie. */
async function signIn({ port }) {
  const connection = new Connection(port);
  const cookie = cookiesOf(await connection.send("POST", "/api/auth/demo", { body: {} }));
  connection.close();
  return cookie;
}

/** Opens an event whose limits are on, but high enough for a load. */
async function openEvent({ port, dj }) {
  const cookie = dj ?? (await signIn({ port }));
  const connection = new Connection(port);
  const answer = await connection.send("POST", "/api/dj/events", {
    headers: { cookie },
    body: { name: "Load", status: "open", settings: { waitingLimit: 1000, pauseSeconds: 0 } },
  });
  connection.close();
  const { id, code } = jsonOf(answer).event;
  return { id, code };
}

/** Returns a song under an id that is ordered by time (`v7`) or random (`v4`). */
function song(ids = "v7") {
  const number =
    Math.random() < REPEATED ? Math.floor(Math.random() * POPULAR_SONGS) : randomUUID();
  return {
    id: ids === "v4" ? randomUUID() : uuid(),
    title: `Song ${number}`,
    artist: "The Load",
    name: "Ann",
  };
}

/** The result of a load: how long each request took, which ids were confirmed, what was refused. */
class Tally {
  times = [];
  taken = [];
  refused = {};

  add(status, id, time) {
    if (status === 200 || status === 201) {
      this.times.push(time);
      this.taken.push(id);
    } else {
      this.refused[status] = (this.refused[status] ?? 0) + 1;
    }
  }
}

/** A guest's headers: their cookie and their own address. The flood limit would stop one address. */
async function joinEvent(connection, welcome) {
  const cookie = cookiesOf(await connection.send("GET", welcome));
  return { cookie, "x-real-ip": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** One seat at the party: guests who each send a few requests, one after another, until `isEnough`. */
async function seat({ port, path, welcome, ids }, isEnough, tally) {
  const connection = new Connection(port);
  let headers;
  for (let asks = 0; !isEnough() && !connection.isBroken; asks += 1) {
    const isNewGuest = welcome && asks % ASKS_PER_GUEST === 0;
    if (isNewGuest) headers = await joinEvent(connection, welcome);
    const body = song(ids);
    const start = performance.now();
    const { status } = await connection.send("POST", path, { body, headers });
    tally.add(status, body.id, performance.now() - start);
  }
  connection.close();
}

async function guests(count, target, isEnough) {
  const tally = new Tally();
  await Promise.all(Array.from({ length: count }, () => seat(target, isEnough, tally)));
  return tally;
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function figures(times) {
  const sorted = times.sort((a, b) => a - b);
  return { count: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** Sends requests for `seconds`. */
async function ask({ count, seconds, ...target }) {
  const start = performance.now();
  const until = start + seconds * 1000;
  const { times, refused } = await guests(count, target, () => performance.now() > until);
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  return { ...figures(times), perSecond, refused };
}

/** Sends requests until `total` more are stored. */
async function fill({ total, ...target }) {
  let sent = 0;
  const { taken, refused } = await guests(32, target, () => sent++ >= total);
  return { count: taken.length, refused };
}

/** Sends requests until the server is gone. Returns the ids it confirmed. */
async function askUntilGone({ count, ...target }) {
  const { taken, refused } = await guests(count, target, () => false);
  return { taken, refused };
}

/** Deletes an event with all its requests. */
async function removeEvent({ port, dj, djPath }) {
  const connection = new Connection(port);
  await connection.send("DELETE", djPath, { headers: { cookie: dj } });
  connection.close();
}

/** Measures the answers per second of a handler that reads nothing. */
async function read({ port, path, count, seconds }) {
  const until = performance.now() + seconds * 1000;
  const times = [];
  await Promise.all(
    Array.from({ length: count }, async () => {
      const connection = new Connection(port);
      while (performance.now() < until) {
        const start = performance.now();
        await connection.send("GET", path);
        times.push(performance.now() - start);
      }
      connection.close();
    }),
  );
  return { ...figures(times), perSecond: times.length / seconds };
}

const open = [];

/** Opens event streams and keeps them open. */
async function watch({ port, path, cookie, count }) {
  for (let done = 0; done < count; done += 50) {
    const some = Math.min(50, count - done);
    const opened = Array.from({ length: some }, () => openStream(port, path, cookie, heard));
    open.push(...(await Promise.all(opened)));
  }
}

function unwatch() {
  for (const socket of open.splice(0)) socket.destroy();
}

let hear = () => {};
function heard(chunk) {
  hear(chunk);
}

/** Measures the time from the answer to a request until each open stream delivers it, in milliseconds. */
async function delays({ port, path, welcome, padding, rounds, everyMs }) {
  const connection = new Connection(port);
  const headers = welcome && (await joinEvent(connection, welcome));
  const all = [];
  let missed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const body = { ...song(), title: `Delay ${randomUUID()}`, padding };
    const arrivals = [];
    hear = (chunk) => {
      if (chunk.includes(body.title)) arrivals.push(performance.now());
    };
    await connection.send("POST", path, { body, headers });
    const answered = performance.now();
    await pause(everyMs);
    for (const arrival of arrivals) all.push(Math.max(0, arrival - answered));
    missed += open.length - arrivals.length;
  }
  hear = () => {};
  connection.close();
  return { ...figures(all), missed };
}

const jobs = {
  signIn,
  openEvent,
  removeEvent,
  ask,
  fill,
  askUntilGone,
  read,
  watch,
  unwatch,
  delays,
};

process.on("message", async ({ job, input }) => {
  try {
    process.send({ output: await jobs[job](input) });
  } catch (error) {
    process.send({ error: String(error?.stack ?? error) });
  }
});
