import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Call } from "@/lib/calls/call";
import { groups } from "@/lib/openapi/groups";
import { MAX_BODY_BYTES } from "./parse";
import { createRefusals } from "./refusals";

const calls = groups.flatMap((group) => group.calls.flatMap((nouns) => Object.values(nouns)));
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The status of requests that are let through. */
const LET_THROUGH = 418;
let server: Server;
beforeAll(async () => {
  const refuse = createRefusals(calls);
  server = createServer((request, response) => {
    if (!refuse(request, response)) response.writeHead(LET_THROUGH).end();
  }).listen(0);
  await once(server, "listening");
});
afterAll(() => server.close());

/** The answer to what is written by hand: its head and its body. */
async function answerTo(line: string, header = "accept: */*", sent = "") {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, allowHalfOpen: false }).setEncoding("utf8");
  socket.write([line, header, "host: x", "connection: close", "", sent].join("\r\n"));
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.slice(9, 12)), head, body };
}

test("every declared call is let through, and no other method at its path", async () => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const address = path.replace(/\{\w+\}/g, "x1");
    const declared = calls.filter((call) => call.path === path).map(({ method }) => method);
    for (const method of METHODS) {
      const { status, head, body } = await answerTo(`${method} ${address}?a=b HTTP/1.1`);
      if (declared.includes(method)) {
        expect([method, path, status]).toEqual([method, path, LET_THROUGH]);
        continue;
      }
      expect([method, path, status]).toEqual([method, path, 405]);
      const allowed = declared.includes("GET") ? [...declared, "HEAD"] : declared;
      expect(`${head}\r\n`).toContain(`\r\nallow: ${allowed.join(", ")}\r\n`);
      const isFixture = path.startsWith("/api/data/");
      const failure = isFixture ? { message: "wrong_method" } : { error: { code: "wrong_method" } };
      expect(JSON.parse(body)).toEqual(failure);
    }
  }
});

test.each([
  ["HEAD of a call that is read", "HEAD /api/health HTTP/1.1", LET_THROUGH],
  ["HEAD of a call that only writes", "HEAD /api/auth/sign-in HTTP/1.1", 405],
  ["OPTIONS", "OPTIONS /api/health HTTP/1.1", LET_THROUGH],
  ["a page", "GET /requests HTTP/1.1", LET_THROUGH],
  ["a form for a page", "POST /requests HTTP/1.1", LET_THROUGH],
  ["OPTIONS of a page", "OPTIONS /requests HTTP/1.1", LET_THROUGH],
  ["a page that is to be replaced", "PUT /requests HTTP/1.1", 405],
  ["a file", "HEAD /logo.svg?v=1 HTTP/1.1", LET_THROUGH],
  ["a form for a file", "POST /logo.svg?v=1 HTTP/1.1", 405],
  ["OPTIONS of a file", "OPTIONS /logo.svg HTTP/1.1", 405],
  ["a path that does not exist", "DELETE /api/nowhere HTTP/1.1", LET_THROUGH],
  ["the path of all calls", "DELETE /api HTTP/1.1", LET_THROUGH],
  ["a path that goes on", "DELETE /api/health/more HTTP/1.1", LET_THROUGH],
  ["TRACE", "TRACE /requests HTTP/1.1", 405],
  ["a method of WebDAV", "PROPFIND / HTTP/1.1", 405],
  ["OPTIONS of the whole server", "OPTIONS * HTTP/1.1", 400],
  ["another site", "GET http://evil.example/ HTTP/1.1", 400],
])("%s is answered with what it is", async (_name, line, status) => {
  expect((await answerTo(line)).status).toBe(status);
});

test("a call that takes more is let through up to its own limit", async () => {
  const larger = calls.filter(({ maxBytes = 0 }: Call) => maxBytes > MAX_BODY_BYTES);
  expect(larger).not.toEqual([]);
  const checked = larger.map(async ({ method, path, maxBytes = 0 }) => {
    const line = `${method} ${path.replace(/\{\w+\}/g, "x1")} HTTP/1.1`;
    const statusAt = async (bytes: number) =>
      (await answerTo(line, `content-length: ${bytes}`)).status;
    const statuses = await Promise.all([maxBytes, maxBytes + 1].map(statusAt));
    expect([method, path, ...statuses]).toEqual([method, path, LET_THROUGH, 413]);
  });
  await Promise.all(checked);
});

test("a body that no call takes is refused before it arrives, at every path", async () => {
  const failure = { error: { code: "too_large" } };
  const checked = [
    ["/requests", failure],
    ["/api/auth/sign-in", failure],
    ["/api/nowhere", failure],
    ["/api/data/contacts", { message: "Payload too large" }],
  ].map(async ([path, expected]) => {
    const line = `POST ${path} HTTP/1.1`;
    const { status, head, body } = await answerTo(line, `content-length: ${MAX_BODY_BYTES + 1}`);
    expect([path, status, JSON.parse(body)]).toEqual([path, 413, expected]);
    expect(head).toMatch(/\r\nconnection: close/i);
  });
  await Promise.all(checked);
});

test("whoever has sent all is not kept waiting for more", async () => {
  const start = Date.now();
  for (let count = 0; count < 10; count += 1) {
    await answerTo(
      "DELETE /api/health HTTP/1.1",
      "content-length: 4",
      "connection: close\r\n\r\nbody",
    );
  }
  expect(Date.now() - start).toBeLessThan(5000);
});

test("whoever does not stop sending is cut off after 16 MB", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port }).on("error", () => undefined);
  socket.resume().write("POST /requests HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999\r\n\r\n");
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  for (; !socket.destroyed && sent < 200; sent += 1) {
    await new Promise((resolve) => socket.write(piece, resolve));
  }
  expect(sent).toBeGreaterThan(16);
  expect(sent).toBeLessThan(200);
});

test("whoever is still sending a body that is too large hears why, instead of a reset", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, allowHalfOpen: true }).setEncoding("utf8");
  const closed = once(socket, "close");
  const size = MAX_BODY_BYTES * 4;
  socket.write(`POST /requests HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  for (let piece = 0; piece < 4; piece += 1) {
    await setTimeout(20);
    socket.write("x".repeat(MAX_BODY_BYTES));
  }
  socket.end();
  // A reset would reject it.
  await closed;
});
