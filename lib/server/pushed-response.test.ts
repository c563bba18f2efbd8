import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

  const leaving = new AbortController();
  second?.write(bytes("early"));
  await fetch(url, { signal: leaving.signal });
  left.mockClear();
  leaving.abort();
  while (left.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  server.close();
});
