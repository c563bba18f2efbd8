import { setTimeout as pause } from "node:timers/promises";
import { joinEvent, song } from "./party.mjs";
import { Connection } from "./wire.mjs";

const AGAIN_MS = 200;
const AT_ONCE = 32;

/**
 * Has so many guests send `total` requests together, each until it is answered: at the next process when a connection
 * breaks or the storage is away, as a phone does behind a proxy. Returns the ids that were confirmed.
 */
export async function persist({ ports, welcome, path, count, total }) {
  const taken = [];
  const refused = {};
  let retries = 0;
  const each = Math.ceil(total / count);

  /** Sends until there is an answer that stays. Returns the connection in use then. */
  async function deliver(line, method, address, options) {
    for (;;) {
      const answer = await line.connection.send(method, address, options);
      if (answer.status !== 0 && answer.status !== 503) return answer;
      retries += 1;
      line.connection.close();
      await pause(AGAIN_MS);
      line.turn += 1;
      line.connection = new Connection(ports[line.turn % ports.length]);
    }
  }

  async function seat(index, guests) {
    const line = { turn: index, connection: new Connection(ports[index % ports.length]) };
    for (let guest = 0; guest < guests; guest += 1) {
      const headers = await joinEvent({ send: (...call) => deliver(line, ...call) }, welcome);
      for (let number = 0; number < each; number += 1) {
        const body = song();
        const { status } = await deliver(line, "POST", path, { body, headers });
        if (status === 200 || status === 201) taken.push(body.id);
        else refused[status] = (refused[status] ?? 0) + 1;
      }
    }
    line.connection.close();
  }

  const share = (index) => Math.floor((count + index) / AT_ONCE);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => seat(index, share(index))));
  return { taken, refused, retries };
}
