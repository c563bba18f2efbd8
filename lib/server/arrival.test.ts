import { once } from "node:events";
import { type ClientRequest, createServer, get, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { inFlightWrites } from "@/lib/db/in-flight";
import { prepareArrivals } from "./arrival";
import { clientNetwork } from "./client-address";

/** Responds with the URL that the product's server would see. */
const server = createServer((request, response) => response.end(request.url));
/** Leaves its requests unanswered. */
const holding = createServer();
let port = 0;

beforeAll(async () => {
  prepareArrivals();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await new Promise<void>((resolve) => holding.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  // Also ends what a failed test has left open.
  holding.closeAllConnections();
  await new Promise((resolve) => holding.close(resolve));
});

/** Requests the path unchanged, which `fetch` would normalize. */
function called(path: string) {
  return new Promise<string>((resolve, reject) => {
    const request = get({ port, path, agent: false }, (response) => {
      response.setEncoding("utf8").once("data", resolve);
    });
    request.once("error", reject);
  });
}

test.each([
  ["/%E0%A4%A", "/unreadable"],
  ["/%", "/unreadable"],
  ["/%ff?event=PARTY2", "/unreadable"],
  ["/DJPortal/%c0%ae", "/unreadable"],
  ["/apiary/%ed%a0%80", "/unreadable"],
  ["/api/events/%E0%A4%A/requests?page=1", "/api/unreadable"],
  ["/api/pictures/%ff/1", "/api/unreadable"],
])("%s cannot be decoded, so it becomes an unknown address", async (path, seen) => {
  expect(await called(path)).toBe(seen);
});

test.each(["/requests?event=PARTY2", "/api/events/%F0%9F%8E%89", "/%00", "/a?search=%E0%A4%A&x=%"])(
  "%s is unchanged",
  async (path) => expect(await called(path)).toBe(path),
);

test("a client cannot forge the IP address under which it is counted", async () => {
  const arrived = once(server, "request");
  await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-forwarded-for": "192.0.2.1" } });
  const [request] = await arrived;
  expect(clientNetwork(new Headers(request.headers))).toBe("127.0.0.1");
});

test("a response has the security headers before any handler runs", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

/** Answers the next request only when the returned function is called. */
async function held(request: ClientRequest) {
  const answer = once(request, "response");
  const [, response] = await once(holding, "request");
  return async () => {
    response.end();
    await answer;
    while (inFlightWrites() > 0) await new Promise(setImmediate);
  };
}

function guestCall(method: string, headers: Record<string, string> = {}) {
  const { port } = holding.address() as AddressInfo;
  return send({ method, port, headers, agent: false, path: "/api/events/PARTY2/requests" });
}

test.each([
  ["DELETE", 1],
  ["GET", 0],
])("a guest's %s is counted %d times until its answer", async (method, count) => {
  const answered = await held(guestCall(method).end());
  await new Promise(setImmediate);
  expect(inFlightWrites()).toBe(count);
  await answered();
  expect(inFlightWrites()).toBe(0);
});

test("a write whose body has not arrived whole makes no other write wait", async () => {
  const request = guestCall("POST", { "content-length": "4" });
  request.write("ha");
  const answered = await held(request);
  await pause(20);
  expect(inFlightWrites()).toBe(0);
  request.end("lf");
  await pause(20);
  expect(inFlightWrites()).toBe(1);
  await answered();
});
