import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "./figures.mjs";
import { joinEvent } from "./party.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { storages } from "./storages.mjs";
import { ms } from "./table.mjs";
import { Connection, jsonOf } from "./wire.mjs";

const GUESTS = size(500, 20);
/** How soon all of them have their message. */
const MOST_MS = 5000;
/** What telling them may do to the slowest requests of others. */
const MOST_SLOWER = 1.5;
/** Requests of other guests meanwhile. */
const LOAD = { perSecond: 50, seconds: 5 };
const TURNS = size(3, 1);
const byP99 = ({ p99 }) => p99;

/** Measures how soon all guests of a song are told that it is next, and what others feel of it. */
export async function measurePush({ out, keep }) {
  out.row("", ["p50", "p99", "told after"]);
  for (const [engine, open] of Object.entries(storages)) {
    const service = keep(await pushService());
    const folder = temporaryFolder();
    const { url } = keep(await open(folder));
    const settings = { ...settingsFor(folder), DATABASE_URL: url, PUSH_SERVICES: service.origin };
    const product = keep(await startProduct(settings));
    const client = keep(startClient());
    await measureOn(engine, { out, service, client, port: product.port });
  }
}

async function measureOn(engine, { out, service, client, port }) {
  const dj = await client.run("signIn", { port });
  const event = await client.run("openEvent", { port, dj });
  const load = () => client.run("pace", { ...event, ...LOAD });
  // Warms up the hot paths, among them the encryption.
  await load();
  await told(event, dj, service, () => undefined);
  const turns = { quiet: [], telling: [], waits: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.quiet.push(await load());
    let loaded;
    turns.waits.push(await told(event, dj, service, () => (loaded = load())));
    turns.telling.push(await loaded);
  }
  const [quiet, telling] = [median(turns.quiet, byP99), median(turns.telling, byP99)];
  const wait = Math.max(...turns.waits);
  const slower = telling.p99 / quiet.p99;
  out.row(`on ${engine}, nobody is told`, [ms(quiet.p50), ms(quiet.p99)]);
  out.row(
    `on ${engine}, ${GUESTS} guests are told`,
    [ms(telling.p50), ms(telling.p99), ms(wait)],
    out.judge(wait < MOST_MS, `all within ${MOST_MS} ms`),
    out.judge(slower <= MOST_SLOWER, `${slower.toFixed(2)} of the quiet p99, ≤ ${MOST_SLOWER}`),
  );
}

/** Has many guests ask for one song, which then is next. Returns after how many ms the last of them was told. */
async function told({ port, welcome, path }, dj, service, whenReady) {
  const connection = new Connection(port);
  const title = `Song ${randomUUID()}`;
  const change = (id, body) =>
    connection.send("PATCH", `/api/dj/requests/${id}`, { headers: { cookie: dj }, body });
  const id = await askedBy(GUESTS, { connection, welcome, path, service, title });
  const { id: other } = jsonOf(await ask(connection, path, welcome, randomUUID())).request;
  for (const status of ["accepted", "playing"]) await change(other, { status });
  service.arrived = 0;
  whenReady();
  await pause(1000);
  const start = performance.now();
  await change(id, { status: "accepted" });
  await change(id, { after: null });
  while (service.arrived < GUESTS && performance.now() - start < 4 * MOST_MS) await pause(5);
  const took = service.arrived < GUESTS ? Number.POSITIVE_INFINITY : performance.now() - start;
  await change(id, { status: "pending" });
  connection.close();
  return took;
}

async function askedBy(count, { connection, welcome, path, service, title }) {
  let id;
  for (let guest = 0; guest < count; guest += 1) {
    const headers = await joinEvent(connection, welcome);
    const body = { id: randomUUID(), title };
    const answer = await connection.send("POST", path, { headers, body });
    id ??= jsonOf(answer).request.id;
    await connection.send("PUT", `${welcome}/subscription`, { headers, body: service.phone() });
  }
  return id;
}

async function ask(connection, path, welcome, title) {
  const headers = await joinEvent(connection, welcome);
  return connection.send("POST", path, { headers, body: { id: randomUUID(), title } });
}

/** A push service on this machine, which takes every message and counts them. */
async function pushService() {
  const service = { arrived: 0 };
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      service.arrived += 1;
      response.writeHead(201).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${server.address().port}`;
  return Object.assign(service, {
    origin,
    phone() {
      const p256dh = createECDH("prime256v1").generateKeys("base64url");
      const auth = randomBytes(16).toString("base64url");
      return { endpoint: `${origin}/send/${randomUUID()}`, keys: { p256dh, auth } };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  });
}
