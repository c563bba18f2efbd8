import { randomUUID } from "node:crypto";

/** A session's cookies as a browser takes them. */
export function cookiesIn({ origin, cookie }) {
  return cookie.split("; ").map((pair) => {
    const [name, ...value] = pair.split("=");
    return { name, value: value.join("="), url: origin };
  });
}

async function send({ origin, cookie }, method, path, body) {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  return response.json();
}

/** The DJ adds a song at a board's event. */
export function askFor(site, { id }, index) {
  const body = {
    id: randomUUID(),
    title: `Song ${index} ${randomUUID()}`,
    artist: `Band ${index % 90}`,
  };
  const words = {
    name: `Guest ${index}`,
    message: "We danced to this one in Lisbon, ten years ago.",
  };
  return send(site, "POST", `/api/dj/events/${id}/requests`, { ...body, ...words });
}

/** Gives a board as many requests as it says, and accepts so many of them. */
export async function fillBoard(site, board) {
  const ids = [];
  while (ids.length < board.requests) {
    const some = Array.from({ length: Math.min(20, board.requests - ids.length) }, (_, at) =>
      askFor(site, board, ids.length + at),
    );
    ids.push(...(await Promise.all(some)).map(({ request }) => request.id));
  }
  for (let at = 0; at < board.accepted; at += 100) {
    const part = ids.slice(at, Math.min(at + 100, board.accepted));
    const change = { status: "accepted" };
    await send(site, "POST", `/api/dj/events/${board.id}/bulk`, { ids: part, change });
  }
}
