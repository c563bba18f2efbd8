import { randomUUID } from "node:crypto";

/** Changes on their way at the same moment: the storage gathers them into one commit. */
const AT_ONCE = 8;
/** Songs that each of them keeps in the queue, so that there is always a next one. */
const AHEAD = 2;

/**
 * Returns a function that makes so many changes of a night, one call each: songs are asked for, accepted, moved, played
 * and declined. `send(method, path, body)` sends as the DJ and resolves to the answer.
 */
export function changesOf(how) {
  const turns = Array.from({ length: AT_ONCE }, () => oneByOne(how));
  return async function change(times) {
    let left = times;
    const run = async (turn) => {
      while (left > 0) {
        left -= 1;
        await turn.next();
      }
    };
    await Promise.all(turns.map(run));
  };
}

async function* oneByOne({ send, djPath }) {
  const queue = [];
  const step = (id, body) => send("PATCH", `/api/dj/requests/${id}`, body);
  async function ask() {
    const title = `Song ${randomUUID()}`;
    const { request } = await send("POST", `${djPath}/requests`, {
      id: randomUUID(),
      title,
      artist: "The Night",
    });
    return { id: request.id };
  }

  for (;;) {
    const song = await ask();
    yield;
    await step(song.id, { status: "accepted" });
    queue.push(song);
    yield;
    if (queue.length <= AHEAD) continue;
    await step(song.id, { after: null });
    queue.unshift(queue.pop());
    yield;
    const next = queue.shift();
    await step(next.id, { status: "playing" });
    yield;
    const refused = await ask();
    yield;
    await step(refused.id, { status: "declined", declineReason: "wrong_moment" });
    yield;
  }
}
