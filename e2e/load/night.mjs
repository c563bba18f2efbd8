import { randomUUID } from "node:crypto";

/** Songs that wait in the queue from the beginning, so that there is always a next one. */
const AHEAD = 8;

/**
 * The changes of a night, one call each, for as long as somebody asks for the next: songs are asked for, accepted,
 * moved, played and declined. `send(method, path, body)` sends as the DJ and resolves to the answer. Yields the title
 * that plays now.
 */
export async function* changesOf({ send, djPath }) {
  const queue = [];
  let playing = "";
  const step = (id, body) => send("PATCH", `/api/dj/requests/${id}`, body);
  async function ask() {
    const title = `Song ${randomUUID()}`;
    const { request } = await send("POST", `${djPath}/requests`, {
      id: randomUUID(),
      title,
      artist: "The Night",
    });
    return { id: request.id, title };
  }

  for (;;) {
    const song = await ask();
    yield playing;
    await step(song.id, { status: "accepted" });
    queue.push(song);
    yield playing;
    if (queue.length <= AHEAD) continue;
    await step(song.id, { after: null });
    queue.unshift(queue.pop());
    yield playing;
    const next = queue.shift();
    await step(next.id, { status: "playing" });
    playing = next.title;
    yield playing;
    const refused = await ask();
    yield playing;
    await step(refused.id, { status: "declined", declineReason: "wrong_moment" });
    yield playing;
  }
}
