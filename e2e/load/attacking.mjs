import { setTimeout as pause } from "node:timers/promises";
import { Connection, openStream, send } from "./wire.mjs";

/** How many connections attack at the same time. */
const AT_ONCE = 50;

async function repeated(count, attack) {
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await attack();
    }),
  );
}

/** Sends HEAD for an event stream. */
export async function heads({ port, path, count }) {
  const connections = Array.from({ length: AT_ONCE }, () => new Connection(port));
  await repeated(count, async () => {
    const connection = connections.pop();
    await connection.send("HEAD", path);
    connections.push(connection);
  });
  for (const connection of connections) connection.close();
}

/** Opens event streams and leaves them. */
export function visits({ port, path, count }) {
  return repeated(count, async () => {
    const stream = await openStream(port, path, undefined, () => {});
    stream.destroy();
  });
}

/** Asks for a WebSocket. Returns how many were not closed by the server within a second. */
export async function upgrades({ port, path, count }) {
  const headers = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
  let open = 0;
  await repeated(count, async () => {
    const socket = send(port, "GET", path, headers);
    const isClosed = new Promise((resolve) => socket.once("close", () => resolve(true)));
    if (!(await Promise.race([isClosed, pause(1000)]))) open += 1;
    socket.destroy();
  });
  return open;
}

const half = [];

/** Sends the first half of a body, and keeps the connection open. */
export async function halfSent({ port, path, count }) {
  const headers = { "content-type": "application/json", "content-length": 60_000 };
  for (let sent = 0; sent < count; sent += 1) {
    half.push(send(port, "POST", path, headers, `{"title":"${"x".repeat(30_000)}`));
    if (sent % AT_ONCE === 0) await pause(10);
  }
  // Long enough for all of it to arrive.
  await pause(500);
}

export function leaveHalfSent() {
  for (const socket of half.splice(0)) socket.destroy();
}
