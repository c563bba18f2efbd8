import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { START_WHEN_PAINTED, startScriptsLate } from "./late-scripts";

const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" nonce="n" href="/a.js"/><link rel="preload" as="font" href="/f"/>' +
  '<script src="/a.js" async="" nonce="n"></script><script src="/old.js" noModule="" nonce="n"></script></head>' +
  '<p>Beyoncé · 王菲</p><script nonce="n">if(1<2)go()</script><script src="/b.js" nonce="n" id="_R_" async=""></script>';
const LATE_PAGE =
  `<head><link rel="preload" as="font" href="/f"/><script nonce="n">${START_WHEN_PAINTED}</script>` +
  '<script type="late" src="/a.js" async="" nonce="n"></script><script src="/old.js" noModule="" nonce="n"></script></head>' +
  '<p>Beyoncé · 王菲</p><script nonce="n">if(1<2)go()</script><script type="late" src="/b.js" nonce="n" id="_R_" async=""></script>';

/** Answers one request by `send`, and returns what arrived. */
async function answered(send: (response: ServerResponse) => void) {
  const server = createServer((_, response) => {
    startScriptsLate(response);
    send(response);
  }).listen(0);
  await once(server, "listening");
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  const text = await response.text();
  server.close();
  return { text, headers: response.headers };
}

test("the scripts of a page wait, wherever its pieces are cut", async () => {
  const bytes = Buffer.from(PAGE);
  const onEnd = jest.fn();
  for (const size of [1, 7, 64, bytes.length]) {
    const { text } = await answered((response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      for (let at = 0; at < bytes.length; at += size) {
        response.write(new Uint8Array(bytes.subarray(at, at + size)));
      }
      response.end(onEnd);
    });
    expect(text).toBe(LATE_PAGE);
  }
  expect(onEnd).toHaveBeenCalledTimes(4);
});

test("a page that is sent at once states no length of before", async () => {
  const { text, headers } = await answered((response) => {
    response.setHeader("content-type", "text/html");
    response.setHeader("content-length", Buffer.byteLength(PAGE));
    response.end(PAGE);
  });
  expect(text).toBe(LATE_PAGE);
  expect(headers.get("content-length")).toBeNull();
});

test("what is no page stays as it is", async () => {
  const { text } = await answered((response) => {
    response.setHeader("content-type", "text/x-component");
    response.write(PAGE.slice(0, 100));
    response.end(PAGE.slice(100), "utf8");
  });
  expect(text).toBe(PAGE);
});
