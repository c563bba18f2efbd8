import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../.scripts/port.mjs";
import { expect, test } from "./fixtures";

/** Each test here starts and stops its own server. */
let folder: string;
let port: number;
let server: ChildProcess | undefined;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-server-"));
  port = await freePort();
});

test.afterEach(() => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function start(more: Record<string, string> = {}) {
  const env = { PORT: `${port}`, DATA_DIR: folder, DATABASE_URL: `file:${folder}/crowdcue.db` };
  server = spawn(process.execPath, ["server.mjs"], {
    env: { ...process.env, ...env, CROWDCUE_DEMO: "1", ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return server;
}

async function listening() {
  const child = start();
  for await (const line of child.stdout ?? []) if (`${line}`.includes("listens")) return child;
  throw new Error("It has ended before it listened.");
}

/** Opens a connection; `ended` resolves with everything it received. */
function connection() {
  const socket = connect(port, "localhost").setEncoding("utf8");
  let received = "";
  socket.on("data", (piece) => {
    received += piece;
  });
  return { socket, ended: once(socket, "close").then(() => received) };
}

test("a stop answers calls in flight, ends the streams and loses nothing", async () => {
  const child = await listening();
  const stream = connection();
  stream.socket.write("GET /api/events/PARTY2/live HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(stream.socket, "data");

  const body = JSON.stringify({ id: randomUUID(), title: `Last ${randomUUID()}` });
  const head = `POST /api/events/PARTY2/requests HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}`;
  const sending = connection();
  sending.socket.write(`${head}\r\ncontent-type: application/json\r\n\r\n${body.slice(0, 20)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));

  const exit = once(child, "exit");
  // Twice, because a terminal and a package manager may both send it.
  child.kill("SIGTERM");
  expect(await stream.ended).toContain("retry: ");
  child.kill("SIGTERM");
  sending.socket.write(body.slice(20));
  expect(await sending.ended).toContain("HTTP/1.1 201");
  expect(await exit).toEqual([0, null]);

  await listening();
  const search = `http://localhost:${port}/api/events/PARTY2/requests?search=last`;
  const { requests } = await (await fetch(search)).json();
  expect(requests).toHaveLength(1);
});

test("a client that pipelines calls is cut off", async () => {
  await listening();
  const { socket, ended } = connection();
  socket.write("GET /api/events/PARTY2/live HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50));
  await ended;
  const health = await fetch(`http://localhost:${port}/api/health`);
  expect(health.status).toBe(200);
});

for (const [name, value] of [
  ["PORT", "abc"],
  ["BIND_ADDRESS", "nowhere"],
  ["TRUST_PROXY", "any"],
] as const) {
  test(`a start with a wrong ${name} stops and says what is allowed`, async () => {
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
