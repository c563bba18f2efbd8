import { setTimeout as pause } from "node:timers/promises";
import { figures } from "./figures.mjs";
import { addressOfOne, joinEvent, song } from "./party.mjs";
import { Connection, jsonOf } from "./wire.mjs";

const ASKS_PER_GUEST = 50;

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

/**
 * One seat at the party: guests who each send a few requests, one after another, until `isEnough`. `onCard` hears of
 * each new card.
 */
async function seat({ port, path, welcome, ids, onCard }, isEnough, tally) {
  const connection = new Connection(port);
  let headers;
  for (let asks = 0; !isEnough() && !connection.isBroken; asks += 1) {
    const isNewGuest = welcome && asks % ASKS_PER_GUEST === 0;
    if (isNewGuest) headers = await joinEvent(connection, welcome);
    const body = song(ids);
    const start = performance.now();
    const answer = await connection.send("POST", path, { body, headers });
    tally.add(answer.status, body.id, performance.now() - start);
    if (onCard && answer.status === 201) onCard(jsonOf(answer).request.id);
  }
  connection.close();
}

export async function guests(count, target, isEnough) {
  const tally = new Tally();
  await Promise.all(Array.from({ length: count }, () => seat(target, isEnough, tally)));
  return tally;
}

/** Sends requests for `seconds`. */
export async function ask({ count, seconds, ...target }) {
  const start = performance.now();
  const until = start + seconds * 1000;
  const { times, refused } = await guests(count, target, () => performance.now() > until);
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  return { ...figures(times), perSecond, refused };
}

/** Sends so many requests a second for `seconds`, however long each takes. */
export async function pace({ seconds, ...target }) {
  const count = target.perSecond * seconds;
  return paceUntil(target, (sent) => sent >= count);
}

let pacing;
let isPacing = false;

/** Sends so many requests a second until `endPacing`, which returns how long each took. */
export function beginPacing(target) {
  isPacing = true;
  pacing = paceUntil(target, () => !isPacing);
}

export function endPacing() {
  isPacing = false;
  return pacing;
}

async function paceUntil({ port, path, welcome, perSecond }, isEnough) {
  const seats = await Promise.all(
    Array.from({ length: perSecond }, async () => {
      const connection = new Connection(port);
      return { connection, headers: await joinEvent(connection, welcome) };
    }),
  );
  const tally = new Tally();
  const sent = [];
  while (!isEnough(sent.length)) {
    // Each seat asks once a second.
    const one = seats[sent.length % perSecond];
    // A worker that leaves ends it with its answer.
    if (one.connection.isBroken) one.connection = new Connection(port);
    const { connection, headers } = one;
    const body = song();
    const start = performance.now();
    const answer = connection.send("POST", path, { body, headers });
    sent.push(answer.then(({ status }) => tally.add(status, body.id, performance.now() - start)));
    await pause(1000 / perSecond);
  }
  await Promise.all(sent);
  for (const { connection } of seats) connection.close();
  return { ...figures(tally.times), refused: tally.refused };
}

/** Sends requests until `total` more are stored. */
export async function fill({ total, ...target }) {
  let sent = 0;
  const { taken, refused } = await guests(32, target, () => sent++ >= total);
  return { count: taken.length, refused };
}

/** Measures the answers per second of a handler that reads nothing. */
export async function read({ port, path, count, seconds }) {
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

/** Opens a page as `total` new guests, `count` at a time, each from an address of their own. */
export async function visit({ port, path, count, total }) {
  let left = total;
  const failed = [];
  await Promise.all(
    Array.from({ length: count }, async () => {
      const connection = new Connection(port);
      while (left-- > 0) {
        const headers = { ...addressOfOne(), "accept-encoding": "gzip" };
        const { status } = await connection.send("GET", path, { headers });
        if (status !== 200) failed.push(status);
      }
      connection.close();
    }),
  );
  if (failed.length > 0) throw new Error(`A page answered ${failed[0]}`);
  return { count: total };
}
