import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { shortcuts } from "@/app/api/short-cuts";
import { openStreams } from "@/lib/party/live/stream";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import { MAX_BODY_BYTES } from "./parse";
import { shortWayTo } from "./short-cuts";

/** What the server answers where Next.js would have its turn. */
const LONG_WAY = 418;
let server: Server;
let port: number;

beforeAll(async () => {
  const shortcut = shortWayTo(shortcuts);
  server = createServer((request, response) => {
    if (!shortcut(request, response)) response.writeHead(LONG_WAY).end();
  }).listen(0);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

const json = { "content-type": "application/json" };

function call(method: string, path: string, init: RequestInit = {}) {
  return fetch(`http://localhost:${port}${path}`, { method, ...init });
}

function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  return call("POST", path, { body: JSON.stringify(body), headers: { ...json, ...headers } });
}

onBothEngines(() => {
  test("a guest's request is answered as by its route", async () => {
    const night = await openNight();
    const body = { id: randomUUID(), title: "Zombie", message: "für uns 🎉" };
    const first = await ask(`${night.url}/requests`, body);
    const answer = await first.json();
    expect(first.status).toBe(201);
    expect(answer).toMatchObject({
      request: { title: "Zombie", message: "für uns 🎉", mine: true },
    });
    expect(first.headers.get("content-type")).toBe("application/json");
    expect(first.headers.get("cache-control")).toBe("no-store");

    const guest = new Caller();
    const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    guest.cookies.set("guest", cookie.slice("guest=".length));
    const again = await night.ask(guest, body);
    expect(again.body).toEqual(answer);

    const other = new Caller();
    await other.get(night.url);
    const headers = { cookie: `guest=${other.cookies.get("guest")}` };
    const backed = await call("POST", `${night.url}/requests/${body.id}/backing`, { headers });
    expect(await backed.json()).toMatchObject({ request: { backers: 2, mine: true } });
    const left = await call("DELETE", `${night.url}/requests/${body.id}/backing`, { headers });
    expect(await left.json()).toMatchObject({ request: { backers: 1, mine: false } });
  });

  test("what is wrong with a call is told as by its route", async () => {
    const { url } = await openNight();
    const path = `${url}/requests`;
    const song = { id: randomUUID(), title: "Zombie" };
    const refused: [Response, number, string][] = [
      [await ask(path, { ...song, title: 1 }), 400, "invalid_input"],
      [await call("POST", path, { body: "{", headers: json }), 400, "invalid_input"],
      [await call("POST", path, { headers: json }), 400, "invalid_input"],
      [await call("POST", path, { body: "title=x" }), 415, "unsupported_type"],
      [await ask(path, song, { origin: "https://evil.example" }), 403, "forbidden"],
      [await ask(path, song, { cookie: "guest=forged" }), 401, "signed_out"],
      [await ask("/api/events/NXPE22/requests", song), 404, "not_found"],
    ];
    for (const [response, status, code] of refused) {
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: { code } });
    }
  });

  test("whatever is not the plain form of such a call goes the long way", async () => {
    const { url } = await openNight();
    const large = JSON.stringify({ title: "x".repeat(MAX_BODY_BYTES) });
    const long = [
      await call("GET", `${url}/requests`),
      await call("PUT", `${url}/requests`),
      await ask(`${url}/requests/`, {}),
      await ask("/api/events/PARTY%32/requests", {}),
      await ask(`${url}/other`, {}),
      await call("POST", `${url}/requests`, { body: large, headers: json }),
    ];
    for (const response of long) expect(response.status).toBe(LONG_WAY);
    expect(await chunked(`${url}/requests`)).toBe(LONG_WAY);
  });

  test("a caller who leaves in the middle of a body is no fault of ours", async () => {
    const { url } = await openNight();
    const log = jest.spyOn(console, "error");
    const head = `POST ${url}/requests HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n`;
    const socket = connect(port, "localhost");
    socket.write(`${head}content-type: application/json\r\n\r\n{"id":`);
    const [incoming] = await once(server, "request");
    socket.destroy();
    await new Promise((resolve) => incoming.once("close", resolve));
    const next = await ask(`${url}/requests`, { id: randomUUID(), title: "Zombie" });
    expect(next.status).toBe(201);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test("who may not write is told so before they have sent it all", async () => {
    const { url } = await openNight();
    const socket = connect(port, "localhost").setEncoding("utf8");
    const head = `POST ${url}/requests HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n`;
    socket.write(`${head}sec-fetch-site: cross-site\r\n\r\n{`);
    const [answer] = await once(socket, "data");
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
    socket.destroy();
  });

  test("a stream passes change by change", async () => {
    const night = await openNight();
    const response = await call("GET", `${night.url}/live?cursor=0`);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("retry: 1000\n\n");
    for (const title of ["Zombie", "Africa"]) {
      await night.asked({ title });
      expect((await reader?.read())?.value).toContain(title);
    }
    await reader?.cancel();
  });

  test("a reader who leaves is gone at once, before the first change and after", async () => {
    const night = await openNight();
    const before = openStreams.get().size;
    const sockets = [await listening(night), await listening(night)];
    expect(openStreams.get().size).toBe(before + 2);
    sockets[0]?.destroy();
    await until(() => openStreams.get().size === before + 1);
    await night.asked();
    sockets[1]?.destroy();
    await until(() => openStreams.get().size === before);
  });

  test("a reader who leaves before the answer leaves no stream behind", async () => {
    const night = await openNight();
    const before = openStreams.get().size;
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(port, "localhost");
      socket.write(`GET ${night.url}/live HTTP/1.1\r\nhost: x\r\n\r\n`);
      const [incoming] = await once(server, "request");
      socket.destroy();
      await new Promise((resolve) => incoming.once("close", resolve));
    }
    await night.asked();
    await until(() => openStreams.get().size === before);
  });
});

test.each(shortcuts.map(({ call: { method, path } }) => [method, path]))(
  "the short way of %s %s leads to a route that is there",
  (_, path) => {
    expect(existsSync(`app${path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`)).toBe(true);
  },
);

/** An open stream that has begun. */
async function listening({ url }: Night) {
  const socket = connect(port, "localhost");
  socket.write(`GET ${url}/live HTTP/1.1\r\nhost: x\r\n\r\n`);
  await once(socket, "data");
  return socket;
}

/** Well before the next heartbeat would tell. */
async function until(holds: () => boolean) {
  for (let attempt = 0; attempt < 100 && !holds(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(holds()).toBe(true);
}

/** The status of a call that does not say how long it is. */
async function chunked(path: string) {
  const headers = { ...json, "transfer-encoding": "chunked" };
  const outgoing = send({ port, path, method: "POST", headers });
  outgoing.end("{}");
  const [response] = await once(outgoing, "response");
  response.resume();
  return response.statusCode;
}
