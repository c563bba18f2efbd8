import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TLSSocket } from "node:tls";
import Sqlite from "better-sqlite3";
import { certificates } from "./certificates";
import { expect, test } from "./fixtures";
import {
  connection,
  count,
  HASTEN_SILENCE,
  listening,
  openStreams,
  place,
  sending,
  start,
  TELL_CONNECTIONS,
  withOwnServer,
} from "./own-server";

withOwnServer();

test("a stop answers calls in flight, ends the streams and loses nothing", async () => {
  const child = await listening();
  const stream = connection();
  stream.socket.write("GET /api/events/PARTY2/live HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(stream.socket, "data");

  const body = JSON.stringify({ id: randomUUID(), title: `Last ${randomUUID()}` });
  const head = `POST /api/events/PARTY2/requests HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}`;
  const asking = connection();
  asking.socket.write(`${head}\r\ncontent-type: application/json\r\n\r\n${body.slice(0, 20)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));

  const exit = once(child, "exit");
  // Twice, because a terminal and a package manager may both send it.
  child.kill("SIGTERM");
  expect(await stream.ended).toContain("retry: ");
  child.kill("SIGTERM");
  asking.socket.write(body.slice(20));
  expect(await asking.ended).toContain("HTTP/1.1 201");
  expect(await exit).toEqual([0, null]);

  await listening();
  const search = `http://localhost:${place.port}/api/events/PARTY2/requests?search=last`;
  const { requests } = await (await fetch(search)).json();
  expect(requests).toHaveLength(1);
});

test("a client that pipelines calls is disconnected", async () => {
  await listening();
  const { socket, ended } = connection();
  socket.write("GET /api/events/PARTY2/live HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50));
  await ended;
  const health = await fetch(`http://localhost:${place.port}/api/health`);
  expect(health.status).toBe(200);
});

test("a client that asks again as soon as it has an answer keeps its connection", async () => {
  await listening();
  const site = `http://localhost:${place.port}`;
  const html = await (await fetch(`${site}/requests?event=PARTY2`)).text();
  const scripts = [...html.matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)].map(([, src]) => src);
  expect(scripts.length).toBeGreaterThan(5);
  for (const src of Array.from({ length: 10 }, () => scripts).flat()) {
    const answer = await fetch(`${site}${src}`, { headers: { "accept-encoding": "gzip" } });
    expect((await answer.arrayBuffer()).byteLength, src).toBeGreaterThan(0);
  }
});

const upgradeTo = (protocol: string, path: string) =>
  sending(
    `GET ${path} HTTP/1.1`,
    "host: x",
    "connection: Upgrade",
    `upgrade: ${protocol}`,
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  );

test("a WebSocket is refused and its connection closed, whatever the path", async () => {
  await listening();
  await fetch(`http://localhost:${place.port}/requests`);
  for (const path of [
    "/requests",
    "/auth/login?next=/",
    "/favicon.ico",
    "/nowhere",
    "/_next/hmr",
    "/api/health",
    "/api/events/PARTY2/live",
    "/api/events/PARTY2/requests",
  ]) {
    const { ended } = upgradeTo("WebSocket", path);
    const answer = await Promise.race([ended, pause(3000, "still open")]);
    expect(answer, path).toMatch(/^HTTP\/1.1 400 /);
  }
});

test("a client that offers a protocol upgrade is answered over HTTP/1.1", async () => {
  await listening();
  await fetch(`http://localhost:${place.port}/requests`);
  const { socket } = upgradeTo("h2c", "/api/health");
  const [answer] = await once(socket, "data");
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test("a stop ends within 10 seconds, whatever is open", async () => {
  test.slow();
  const child = await listening();
  await fetch(`http://localhost:${place.port}/requests`);
  const post = "POST /api/events/PARTY2/requests HTTP/1.1";
  const json = ["host: x", "content-type: application/json"];
  const listen = ["GET /api/events/PARTY2/live HTTP/1.1", "host: x", "\r\n"];
  const opened = [
    upgradeTo("websocket", "/requests"),
    upgradeTo("websocket", "/api/events/PARTY2/live"),
    sending(""),
    sending("GET /requests HT"),
    sending(post, ...json, "content-length: 50\r\n\r\n{"),
    sending(post, ...json, "transfer-encoding: chunked\r\n\r\n5\r\n{"),
    sending("POST /requests/send HTTP/1.1", "host: x", "content-length: 50\r\n\r\nt"),
    sending("GET /api/health HTTP/1.1", "host: x", "\r\n"),
    sending(...listen),
    sending(...listen.map((line) => line.replace("/live", "/live?cursor=%30"))),
  ];
  opened.at(-1)?.socket.pause();
  await pause(500);

  const exit = once(child, "exit");
  child.kill("SIGTERM");
  expect(await Promise.race([exit, pause(11_000, "still there")])).toEqual([0, null]);
  for (const { socket } of opened) socket.destroy();
});

test("HEAD and a client that disconnects leave no stream open", async () => {
  const child = await listening();
  const shortWay = "/api/events/PARTY2/live";
  const longWay = `${shortWay}?cursor=%30`;
  for (const path of [shortWay, longWay]) {
    for (let count = 0; count < 100; count += 1) {
      const answer = await fetch(`http://localhost:${place.port}${path}`, { method: "HEAD" });
      expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    }
  }
  expect(await openStreams(child)).toBe(0);

  const readers = [shortWay, longWay].flatMap((path) =>
    Array.from({ length: 20 }, () => sending(`GET ${path} HTTP/1.1`, "host: x", "\r\n")),
  );
  await Promise.all(readers.map(({ socket }) => once(socket, "data")));
  expect(await openStreams(child)).toBe(40);
  for (const { socket } of readers) socket.destroy();
  for (const path of [shortWay, longWay]) {
    for (let count = 0; count < 20; count += 1) {
      const { socket } = sending(`GET ${path} HTTP/1.1`, "host: x", "\r\n");
      // Some disconnect before the handler responds, some while it does.
      await pause(count % 4);
      socket.destroy();
    }
  }
  await expect.poll(() => openStreams(child), { timeout: 5000 }).toBe(0);
});

test("a stream that its client never reads is closed after a minute", async ({ playwright }) => {
  const child = await listening({}, [HASTEN_SILENCE, TELL_CONNECTIONS]);
  const dj = await playwright.request.newContext({ baseURL: `http://localhost:${place.port}` });
  await dj.post("/api/auth/demo", { data: {} });
  const { event } = await (await dj.post("/api/dj/events", { data: { name: "Long" } })).json();
  const ids = Array.from({ length: 60 }, () => randomUUID());
  const words = { artist: "👏".repeat(200), name: "👏".repeat(60), message: "👏".repeat(280) };
  for (const id of ids) {
    const data = { id, title: `${id}${"👏".repeat(160)}`, ...words };
    expect((await dj.post(`/api/dj/events/${event.id}/requests`, { data })).status()).toBe(201);
  }
  // What the stream replays is more than the connection itself takes in.
  for (let step = 0; step < 24; step += 1) {
    const change =
      step % 2 ? { status: "pending" } : { status: "declined", declineReason: "explicit" };
    const changed = await dj.post(`/api/dj/events/${event.id}/bulk`, { data: { ids, change } });
    expect(changed.status()).toBe(200);
  }
  const { cookies } = await dj.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const address = `/api/dj/events/${event.id}/live?cursor=0`;
  const { socket } = sending(`GET ${address} HTTP/1.1`, "host: x", `cookie: ${cookie}`, "\r\n");
  await once(socket, "data");
  socket.pause();
  await dj.dispose();
  const connections = () => count(child, /connections: (\d+)/);
  expect(await connections()).toBeGreaterThan(0);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  socket.destroy();
});

for (const [name, value] of [
  ["PORT", "abc"],
  ["BIND_ADDRESS", "nowhere"],
  ["TRUST_PROXY", "any"],
] as const) {
  test(`the server refuses to start with an invalid ${name} and says what is allowed`, async () => {
    const child = start({ [name]: value });
    let said = "";
    child.stderr?.on("data", (piece) => {
      said += piece;
    });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(said).toContain(`${name} must be `);
  });
}

/** Starts and ends a server, and changes what it has stored. */
async function stored(settings: Record<string, string>, statements: string) {
  const child = await listening(settings);
  child.kill("SIGTERM");
  await once(child, "exit");
  const database = new Sqlite(join(place.folder, "crowdcue.db"));
  database.exec(statements);
  database.close();
}

test("a start that cannot store its demo ends, and says so", async () => {
  await stored(
    { CROWDCUE_DEMO: "0" },
    "create trigger refused before insert on events begin select raise(abort, 'refused'); end",
  );
  const child = start();
  let said = "";
  child.stderr?.on("data", (piece) => {
    said += piece;
  });
  // Once all that it has said is read.
  expect(await once(child, "close")).toEqual([1, null]);
  const lines = said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level === "error")).toEqual([
    expect.objectContaining({ fault: expect.objectContaining({ type: "SqliteError" }) }),
  ]);
});

test("a server starts although old words cannot be erased at the moment", async () => {
  await stored(
    {},
    `update events set status = 'closed', "closesAt" = '2020-01-01T00:00:00.000Z';
     create trigger refused before update of "erasedAt" on events
       begin select raise(abort, 'refused'); end`,
  );
  await listening();
  const health = await fetch(`http://localhost:${place.port}/api/health`);
  expect(health.status).toBe(200);
});

test("a burst of sign-ins is refused as too fast, and logs nothing", async () => {
  const origin = `http://localhost:${place.port}`;
  const child = await listening({ APP_URL: origin });
  let log = "";
  child.stderr?.on("data", (piece) => {
    log += piece;
  });
  const post = async (path: string, data: object) => {
    const init = { method: "POST", headers: { "content-type": "application/json" } };
    const response = await fetch(origin + path, { ...init, body: JSON.stringify(data) });
    await response.body?.cancel();
    return response;
  };
  // The page's own bundle comes first: what it throws is of another class than the call's.
  await (await fetch(`${origin}/auth/login`)).text();
  const strangers = Array.from({ length: 60 }, (_, index) =>
    post("/api/auth/sign-in", { email: `${index}@example.org`, password: "not this one" }),
  );
  const answers = await Promise.all(strangers);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => ![400, 429].includes(status))).toEqual([]);
  expect(refused.length).toBeGreaterThan(20);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(log).toBe("");
});

/** The name in the certificate that the server shows a new connection, and its answer to a page. */
function securely(path: string) {
  return new Promise<{ name: string; status: number; cookies: string[] }>((resolve, reject) => {
    // Self-signed, as that of a network at home may be.
    const how = { port: place.port, path, rejectUnauthorized: false, agent: false } as const;
    request(how, (answer) => {
      const { subject } = (answer.socket as TLSSocket).getPeerCertificate();
      const { statusCode: status = 0, headers } = answer;
      resolve({ name: `${subject.CN}`, status, cookies: headers["set-cookie"] ?? [] });
      answer.resume();
    })
      .on("error", reject)
      .end();
  });
}

test("with a certificate the server speaks https itself, and shows a renewed one without a restart", async () => {
  // It looks at its files every five seconds, twice here, after a start that may take as long.
  test.slow();
  const [first, second] = certificates;
  const TLS_CERT = join(place.folder, "cert.pem");
  const TLS_KEY = join(place.folder, "key.pem");
  const save = ({ cert, key }: typeof first | typeof second) => {
    writeFileSync(TLS_CERT, cert);
    writeFileSync(TLS_KEY, key);
  };
  save(first);
  await listening({ TLS_CERT, TLS_KEY });
  const { name, status, cookies } = await securely("/requests?event=PARTY2");
  expect([name, status]).toEqual(["dj1.example", 200]);
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toContain("Secure");
  // A certificate without its key yet: the former one stays.
  writeFileSync(TLS_CERT, second.cert);
  await pause(6000);
  expect((await securely("/api/health")).name).toBe("dj1.example");
  save(second);
  await expect
    .poll(async () => (await securely("/api/health")).name, { timeout: 15_000 })
    .toBe("dj2.example");
});

test("a certificate without a key stops the start with the name of the variable", async () => {
  const child = start({ TLS_CERT: "cert.pem" });
  let said = "";
  child.stderr?.on("data", (piece) => {
    said += piece;
  });
  expect((await once(child, "exit"))[0]).not.toBe(0);
  expect(said).toContain("TLS_CERT must be");
});
