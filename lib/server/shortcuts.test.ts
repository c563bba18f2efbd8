import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { shortcuts } from "@/app/api/shortcuts";
import { encode, openStreams } from "@/lib/party/live/stream";
import { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight } from "@/lib/testing/night";
import { MAX_BODY_BYTES } from "./parse";
import { createShortcuts } from "./shortcuts";

/** The status of calls that the shortcuts leave to Next.js. */
const LEFT_TO_NEXT = 418;
let server: Server;
let port: number;

beforeAll(async () => {
  const shortcut = createShortcuts(shortcuts);
  server = createServer((request, response) => {
    if (!shortcut(request, response)) response.writeHead(LEFT_TO_NEXT).end();
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
  test("a shortcut answers a guest's request like its route", async () => {
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

  test("what a guest types is searched by the shortcut, whatever is encoded in it", async () => {
    const night = await openNight();
    const { id } = await night.asked({ title: "Für Élise 100%" });
    for (const typed of ["für+él", "F%C3%BCr%20%C3%89", "100%25", "f*r-u.", "%"]) {
      const found = await call("GET", `${night.url}/songs?search=${typed}`);
      expect(found.status).toBe(200);
      const { songs } = (await found.json()) as { songs: { request: { id: string } }[] };
      expect(songs.map(({ request }) => request.id)).toEqual(typed === "f*r-u." ? [] : [id]);
    }
    const long = await call("GET", `${night.url}/songs?search=${"x".repeat(300)}`);
    expect(long.status).toBe(400);
  });

  test("a shortcut refuses invalid calls like the route", async () => {
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

  test("a part of an import takes the shortcut up to its own limit", async () => {
    const part = (size: number) =>
      ask("/api/dj/library/imports/x/rows", { tracks: "x".repeat(size) });
    expect((await part(MAX_BODY_BYTES)).status).toBe(401);
    expect((await part(3 * 1024 * 1024)).status).toBe(LEFT_TO_NEXT);
  });

  test("every other call and unusual form is left to Next.js", async () => {
    const { url } = await openNight();
    const largest = JSON.stringify("x".repeat(MAX_BODY_BYTES - 2));
    const large = JSON.stringify("x".repeat(MAX_BODY_BYTES - 1));
    const taken = await call("POST", `${url}/requests`, { body: largest, headers: json });
    expect(taken.status).toBe(400);
    const long = [
      await call("GET", `${url}/requests`),
      await call("PUT", `${url}/requests`),
      await ask(`${url}/requests/`, {}),
      await ask("/api/events/PARTY%32/requests", {}),
      await ask(`${url}/other`, {}),
      await call("POST", `${url}/requests`, { body: large, headers: json }),
    ];
    for (const response of long) expect(response.status).toBe(LEFT_TO_NEXT);
    expect(await chunked(`${url}/requests`)).toBe(LEFT_TO_NEXT);
  });

  test("a client that disconnects in the middle of a body logs no error", async () => {
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

  test("a refused write is answered before its body is complete", async () => {
    const { url } = await openNight();
    const socket = connect(port, "localhost").setEncoding("utf8");
    const head = `POST ${url}/requests HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n`;
    socket.write(`${head}sec-fetch-site: cross-site\r\n\r\n{`);
    const [answer] = await once(socket, "data");
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
    socket.destroy();
  });

  test("a stream delivers each change at once", async () => {
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

  test("a stream ends as soon as its client disconnects, before and after the first change", async () => {
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

  test("a client that stops reading is dropped before it fills the memory", async () => {
    const night = await openNight();
    const before = new Set(openStreams.get());
    const socket = (await listening(night)).pause();
    const stream = [...openStreams.get()].find((open) => !before.has(open));
    const delta = { title: "x".repeat(100_000) } as never;
    const MOST_KEPT_BY_THE_SYSTEM = 300;
    let sent = 0;
    for (; openStreams.get().has(stream as never) && sent < MOST_KEPT_BY_THE_SYSTEM; sent += 1) {
      const batch = { from: sent, to: sent + 1, deltas: [delta], isReset: false };
      stream?.send(batch, encode(batch));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sent).toBeLessThan(MOST_KEPT_BY_THE_SYSTEM);
    socket.destroy();
  });

  test("a client that disconnects before the response leaves no open stream", async () => {
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
  "the shortcut for %s %s has a route",
  (_, path) => {
    expect(existsSync(`app${path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`)).toBe(true);
  },
);

/** Opens a stream and waits for its first bytes. */
async function listening({ url }: Night) {
  const socket = connect(port, "localhost");
  socket.write(`GET ${url}/live HTTP/1.1\r\nhost: x\r\n\r\n`);
  await once(socket, "data");
  return socket;
}

/** Waits well below the interval of the heartbeat, which would end the stream too. */
async function until(holds: () => boolean) {
  for (let attempt = 0; attempt < 100 && !holds(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(holds()).toBe(true);
}

/** Sends a chunked call without a content length and returns its status. */
async function chunked(path: string) {
  const headers = { ...json, "transfer-encoding": "chunked" };
  const outgoing = send({ port, path, method: "POST", headers });
  outgoing.end("{}");
  const [response] = await once(outgoing, "response");
  response.resume();
  return response.statusCode;
}
