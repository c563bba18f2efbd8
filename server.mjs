// Serves the built product. Next.js's own server would do, but for what a crowd sends at the same moment:
// that is answered before Next.js, whose way to a handler costs more than the handler (DECISIONS.md).
import { EventEmitter } from "node:events";
import { createServer } from "node:http";

/** A stop ends within this time, whatever is open. */
const LONGEST_STOP_MS = 10_000;
/** Whoever has not been answered this long after a stop is left; what remains is for closing the storage. */
const LONGEST_WAIT_MS = 8000;

// React and Next.js behave as this says, from their first line on.
process.env.NODE_ENV = "production";
const { default: next } = await import("next");

const port = Number(process.env.PORT || 3000);
// Next.js takes upgraded connections from the server it is told of, and forgets most of them without closing them.
// This one has none: without anybody who takes an upgrade, Node.js reads such a call as any other.
const app = next({ dev: false, port, httpServer: new EventEmitter() });
/** What `instrumentation.ts` hands over, when the product has started. */
const product = await new Promise((resolve, reject) => {
  globalThis.crowdcueStarted = resolve;
  app.prepare().catch(reject);
});
const handle = app.getRequestHandler();
let stopping;

const server = createServer((request, response) => {
  // No browser and no proxy sends a call before the last one on its connection was answered, and one that comes
  // while we stop is one that finds us gone: both are sent again, if anybody waits.
  if (stopping || !response.socket) return request.socket.destroy();
  // What offers HTTP/2 along with a call is answered as if it had not; a WebSocket has nothing to say without one.
  if (/websocket/i.test(request.headers.upgrade)) {
    return response.writeHead(400, { connection: "close" }).end();
  }
  if (product.shortcut(request, response)) return;
  handle(request, response).catch((error) => {
    console.error(error);
    response.statusCode = 500;
    response.end();
  });
});

/** All that are open, answered or not. */
const connections = new Set();
server.on("connection", (connection) => {
  connections.add(connection);
  connection.once("close", () => connections.delete(connection));
});

server.once("error", ({ message }) => {
  console.error(message);
  process.exit(1);
});
server.listen(port, process.env.BIND_ADDRESS || undefined, () => {
  console.log(`Crowdcue listens on port ${port}.`);
});

/** Everybody who waits is answered, then the storage closes. */
async function stop() {
  const closed = new Promise((resolve) => server.close(resolve));
  setTimeout(() => {
    for (const connection of connections) connection.destroy();
  }, LONGEST_WAIT_MS).unref();
  setTimeout(() => {
    console.error("Stopped before everything was closed.");
    process.exit(1);
  }, LONGEST_STOP_MS).unref();
  // A connection that falls silent from here on would be kept for the next call.
  setInterval(() => server.closeIdleConnections(), 50).unref();
  await product.endStreams();
  await closed;
  await product.close();
  await app.close();
  process.exit();
}

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    stopping ??= stop();
  });
}
