// Serves the built product. Replaces Next.js's own server in order to answer hot calls without Next.js, whose
// routing costs more than their handlers (D36 in DECISIONS.md).
import cluster from "node:cluster";
import { EventEmitter } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { constants } from "node:zlib";
import { log, logConsole, logFault } from "./lib/process/log.mjs";
import { certificate, reloadCertificate } from "./lib/server/tls.mjs";
import { isSupervisor, LEAVE, supervise } from "./lib/server/workers.mjs";

/** A shutdown takes at most this long, whatever is open. */
const LONGEST_STOP_MS = 10_000;
/** Connections still open after this are destroyed, which leaves time to close the storage. */
const LONGEST_WAIT_MS = 8000;
/** The most time for a whole request: a guest's largest body arrives at 2 KiB a second. */
const LONGEST_REQUEST_MS = 30_000;
/** A client that reads nothing for this long is gone. Event streams send something every 15 seconds. */
const LONGEST_SILENCE_MS = 60_000;
/** How long each answer of a worker that leaves ends its connection, before those that wait for a request end as well. */
const LEAVING_MS = 3000;
/** Over what time it ends its streams, so that their clients do not all come back at once. */
const STREAMS_END_MS = 4000;

if (isSupervisor) {
  log.info(`${await supervise()} workers listen on port ${process.env.PORT || 3000}.`);
  // Its signals and its workers end it.
  await new Promise(() => {});
}

// Before the imports, because React and Next.js read it when they load.
process.env.NODE_ENV = "production";
logConsole();
const { default: next } = await import("next");
const { default: compression } = await import("compression");
const { default: sirv } = await import("sirv");

const port = Number(process.env.PORT || 3000);
// Next.js would take over upgraded connections of the server it is given, and leave most of them open. This
// emitter has none: Node.js treats an upgrade that nobody handles as a plain request.
const app = next({ dev: false, port, httpServer: new EventEmitter() });
/** Set by `instrumentation.ts` when the product has started. */
const product = await new Promise((resolve, reject) => {
  globalThis.crowdcueStarted = resolve;
  app.prepare().catch(reject);
});
const handle = app.getRequestHandler();
/** Brotli at this level takes as long as gzip, and makes scripts a sixteenth smaller. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
/** Where pages find the scripts, style sheets and fonts of the build, whose names change with their content. */
const BUILT = "/_next/static";
const sendBuilt = sirv(".next/static", {
  brotli: true,
  gzip: true,
  immutable: true,
  maxAge: 31_536_000,
});
let isLeaving = false;
let stopping;

/** A request whose body ends at its call's limit, whatever length it has stated: Next.js would keep 10 MB of it. */
class BoundedRequest extends IncomingMessage {
  #arrived = 0;
  /** The first piece of the body comes after the request's method and address. */
  #most;

  push(chunk, encoding) {
    this.#arrived += chunk?.length ?? 0;
    this.#most ??= product.mostBytes(this);
    if (this.#arrived > this.#most) {
      this.socket.destroy();
      return false;
    }
    const goesOn = super.push(chunk, encoding);
    if (!this.isForm) return goesOn;
    if (chunk === null) process.nextTick(() => this.emit("whole"));
    // Nobody reads before it is whole, and the limit bounds what is kept until then.
    return true;
  }

  /** Whether a page gets a body. Calls read theirs by themselves. */
  get isForm() {
    const { "content-length": length, "transfer-encoding": coding } = this.headers;
    const hasBody = coding !== undefined || Number(length ?? 0) > 0;
    return hasBody && !this.url.startsWith("/api/");
  }
}

const limits = {
  IncomingMessage: BoundedRequest,
  // Node.js's own 5 seconds end many a connection while a proxy sends the next request on it, which fails.
  keepAliveTimeout: LONGEST_SILENCE_MS,
  requestTimeout: LONGEST_REQUEST_MS,
  connectionsCheckingInterval: LONGEST_REQUEST_MS / 6,
};

const secured = certificate();
const server = secured
  ? createSecureServer({ ...limits, ...secured }, receive)
  : createServer(limits, receive);
if (secured) reloadCertificate(server);

/** The connections on which a request waits for the end of the answer before it. */
const impatient = new WeakSet();

/**
 * A client that has all bytes of an answer may send its next request before this process has noticed the end of that
 * answer: such a request waits. More than one are pipelined, which browsers and proxies do not do.
 */
function waitForTurn(request, response) {
  const { socket } = request;
  if (impatient.has(socket)) return socket.destroy();
  impatient.add(socket);
  response.once("socket", () => {
    impatient.delete(socket);
    receive(request, response);
  });
}

function receive(request, response) {
  // Clients retry on a new connection.
  if (stopping) return request.socket.destroy();
  if (isLeaving) response.shouldKeepAlive = false;
  if (!response.socket) return waitForTurn(request, response);
  // An offer of HTTP/2 is answered over HTTP/1.1; a WebSocket cannot work without the upgrade.
  if (/websocket/i.test(request.headers.upgrade)) {
    return response.writeHead(400, { connection: "close" }).end();
  }
  product.noteAnswer(request, response);
  if (product.refuse(request, response) || product.shortcut(request, response)) return;
  // Next.js would keep a page waiting for a form that never comes whole, and log an error when its client leaves.
  if (request.isForm) request.once("whole", () => answer(request, response));
  else answer(request, response);
}

function answer(request, response) {
  const { url, method } = request;
  const isBuilt = url.startsWith(`${BUILT}/`) && (method === "GET" || method === "HEAD");
  if (!isBuilt) return answerByNext(request, response);
  request.url = url.slice(BUILT.length);
  sendBuilt(request, response, () => {
    request.url = url;
    answerByNext(request, response);
  });
}

function answerByNext(request, response) {
  compress(request, response, () => {});
  // What writes last compresses, so pages change before that.
  product.startScriptsLate(response);
  handle(request, response).catch((error) => {
    logFault(error, request.headers["x-request-id"]);
    response.statusCode = 500;
    response.end();
  });
}

server.setTimeout(LONGEST_SILENCE_MS);

/** All open connections, idle or not. */
const connections = new Set();
server.on("connection", (connection) => {
  connections.add(connection);
  connection.once("close", () => connections.delete(connection));
});

server.once("error", ({ message }) => {
  log.error(message);
  process.exit(1);
});
server.listen(port, process.env.BIND_ADDRESS || undefined, () => {
  if (cluster.isPrimary) log.info(`Crowdcue listens on port ${port}.`);
});
cluster.worker?.on("message", (message) => {
  if (message === LEAVE) leave();
});

/** Moves clients to other connections, which other workers get, before this one stops: no request fails. */
async function leave() {
  isLeaving = true;
  await pause(LEAVING_MS);
  stopping ??= stop();
}

/** Finishes all responses, then closes the storage. */
async function stop() {
  const closed = new Promise((resolve) => server.close(resolve));
  setTimeout(() => {
    for (const connection of connections) connection.destroy();
  }, LONGEST_WAIT_MS).unref();
  setTimeout(() => {
    log.error("Stopped before everything was closed.");
    process.exit(1);
  }, LONGEST_STOP_MS).unref();
  // A connection that becomes idle now would otherwise be kept alive.
  setInterval(() => server.closeIdleConnections(), 50).unref();
  await product.endStreams(isLeaving ? STREAMS_END_MS : 0);
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
