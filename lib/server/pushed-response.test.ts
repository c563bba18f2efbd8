import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { PushedBody } from "./pushed-response";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a reader of the web stream gets what was pushed before and after it began", async () => {
  const body = new PushedBody(() => {});
  body.write(bytes("early "));
  expect(body.unread).toBe(6);
  const reading = new Response(body.readable).text();
  await new Promise((resolve) => setImmediate(resolve));
  body.write(bytes("late"));
  body.end();
  expect(await reading).toBe("early late");
});

test("a body that has ended before anybody reads is read whole", async () => {
  const body = new PushedBody(() => {});
  body.write(bytes("early"));
  body.end();
  expect(await new Response(body.readable).text()).toBe("early");
});

test("a connection gets the same, and tells when its client leaves", async () => {
  const left = jest.fn();
  const bodies = [new PushedBody(left), new PushedBody(left)];
  const server = createServer((_, response) => bodies.shift()?.sendTo(response)).listen(0);
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  const [first, second] = bodies;
  first?.write(bytes("early "));
  const response = await fetch(url);
  first?.write(bytes("late"));
  first?.end();
  expect(await response.text()).toBe("early late");
  const { headers } = response;
  expect([headers.get("connection"), headers.get("transfer-encoding")]).toEqual(["close", null]);

  const leaving = new AbortController();
  second?.write(bytes("early"));
  await fetch(url, { signal: leaving.signal });
  left.mockClear();
  leaving.abort();
  while (left.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  server.close();
});

test("a body that waits for its turn on a connection follows the answer before it", async () => {
  const body = new PushedBody(() => {});
  const server = createServer(async (request, response) => {
    if (request.url === "/stream") return body.sendTo(response);
    body.write(bytes("early "));
    await new Promise((resolve) => setTimeout(resolve, 50));
    response.end("first ");
    await new Promise((resolve) => setTimeout(resolve, 50));
    body.write(bytes("late"));
    body.end();
  }).listen(0);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port);
  const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  socket.write(asking("/answer") + asking("/stream"));
  const bodies = (await text(socket)).split(/HTTP[\s\S]*?\r\n\r\n/);
  expect(bodies).toEqual(["", "first ", "early late"]);
  server.close();
});

test("a connection that is closed already counts as left, and nothing is written to it", () => {
  const left = jest.fn();
  const body = new PushedBody(left);
  const outgoing = { closed: true, write: jest.fn(), once: jest.fn(), end: jest.fn() };
  body.write(bytes("early"));
  body.sendTo(outgoing as unknown as ServerResponse);
  expect(left).toHaveBeenCalledTimes(1);
  expect([outgoing.write, outgoing.once, outgoing.end].map(({ mock }) => mock.calls)).toEqual([
    [],
    [],
    [],
  ]);
});

test("what a connection has not taken yet is counted by the connection", () => {
  const body = new PushedBody(() => {});
  const head = { removeHeader: jest.fn(), setHeader: jest.fn(), flushHeaders: jest.fn() };
  const outgoing = { closed: false, write: jest.fn(), once: jest.fn(), end: jest.fn() };
  body.write(bytes("early"));
  body.end();
  body.sendTo({ ...head, ...outgoing, writableLength: 7 } as unknown as ServerResponse);
  expect(outgoing.write.mock.calls).toEqual([[bytes("early")]]);
  expect(outgoing.end).toHaveBeenCalledTimes(1);
  expect(body.unread).toBe(7);
});

test("what the reader of a web stream has not taken yet is counted", async () => {
  const body = new PushedBody(() => {});
  const reader = body.readable.getReader();
  const first = reader.read();
  await new Promise((resolve) => setImmediate(resolve));
  body.write(bytes("one"));
  body.write(bytes("three"));
  expect([(await first).value, body.unread]).toEqual([bytes("one"), 5]);
});

test("a reader who cancels has left", async () => {
  const left = jest.fn();
  await new PushedBody(left).readable.cancel();
  expect(left).toHaveBeenCalledTimes(1);
});
