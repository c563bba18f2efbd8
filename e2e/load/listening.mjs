import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { figures } from "./figures.mjs";
import { joinEvent, song } from "./party.mjs";
import { Connection, openStream } from "./wire.mjs";

const open = [];
let hear = () => {};

function heard(chunk) {
  hear(chunk);
}

/** Opens event streams and keeps them open. */
export async function watch({ port, path, cookie, count }) {
  for (let done = 0; done < count; done += 50) {
    const some = Math.min(50, count - done);
    const opened = Array.from({ length: some }, () => openStream(port, path, cookie, heard));
    open.push(...(await Promise.all(opened)));
  }
}

export function unwatch() {
  for (const socket of open.splice(0)) socket.destroy();
}

/** Measures the time from the answer to a request until each open stream delivers it, in milliseconds. */
export async function delays({ port, path, welcome, padding, rounds, everyMs }) {
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
