import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forwarderTo } from "./forwarder";

type Got = { title: string; age: number; secret?: string; shown: string | undefined };

/** A site that takes tracks, until it is away. */
class Site {
  readonly got: Got[] = [];
  status = 200;
  #server: Server | undefined;
  port = 0;

  async open(port = 0) {
    this.#server = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      if (this.status === 200) {
        const shown = request.headers["x-wnp-client-auth"]?.toString();
        this.got.push({ ...JSON.parse(body), shown });
      }
      response.writeHead(this.status, { "content-type": "application/json" });
      response.end('{"dbid":1}');
    });
    await new Promise<void>((resolve) => this.#server?.listen(port, "127.0.0.1", resolve));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async close() {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

const freePort = async () => {
  const site = new Site();
  await site.open();
  await site.close();
  return site.port;
};

const folder = mkdtempSync(join(tmpdir(), "crowdcue-forwarder-"));
const site = new Site();
let running: ChildProcess | undefined;
let port: number;

async function start() {
  const env = { ...process.env, PORT: String(port) };
  running = spawn(process.execPath, [join(folder, "forwarder.mjs")], { env, stdio: "ignore" });
  await until(() => fetch(`http://127.0.0.1:${port}/`).then(() => true));
}

async function stop() {
  const ended = new Promise((resolve) => running?.once("exit", resolve));
  running?.kill("SIGKILL");
  await ended;
}

async function until(isTrue: () => Promise<boolean> | boolean) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await Promise.resolve(isTrue()).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It never came true.");
}

const play = (title: string) =>
  fetch(`http://127.0.0.1:${port}/v1/remoteinput`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title, secret: "of the program" }),
  });

beforeAll(async () => {
  await site.open();
  port = await freePort();
  const program = forwarderTo(`http://127.0.0.1:${site.port}/v1/remoteinput`, "k7qm-4tzx");
  writeFileSync(join(folder, "forwarder.mjs"), program);
  await start();
});
afterAll(async () => {
  await stop();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the forwarder is one small file without packages", () => {
  const program = forwarderTo("https://example.org/v1/remoteinput", "x");
  expect(program.split("\n").length).toBeLessThanOrEqual(52);
  expect(program.match(/from "(?!node:)/g)).toBeNull();
});

test("it forwards a track with the secret in the header, and answers the program as the site would", async () => {
  const answered = await play("One");
  expect(answered.status).toBe(200);
  expect(await answered.json()).toEqual({ dbid: expect.any(Number) });
  await until(() => site.got.length === 1);
  expect(site.got).toMatchObject([{ title: "One", age: 0, shown: "k7qm-4tzx" }]);
  expect(site.got[0]).not.toHaveProperty("secret");
});

test("while the network is away it keeps tracks, through its own restart, and sends them in order with their age", async () => {
  await site.close();
  for (const title of ["Two", "Three"]) await play(title);
  await stop();
  await start();
  await play("Four");
  await site.open(site.port);
  site.status = 503;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  site.status = 200;
  await until(() => site.got.length === 4);
  expect(site.got.map(({ title }) => title)).toEqual(["One", "Two", "Three", "Four"]);
  expect(site.got[1]?.age).toBeGreaterThanOrEqual(2);
}, 30_000);
