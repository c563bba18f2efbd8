import { type ChildProcess, spawn } from "node:child_process";
import { on } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../.scripts/port.mjs";
import { test } from "./fixtures";

/** Where the server of the running test listens and keeps its data. */
export const place = { folder: "", port: 0 };
let server: ChildProcess | undefined;

export async function openPlace() {
  place.folder = mkdtempSync(join(tmpdir(), "crowdcue-server-"));
  place.port = await freePort();
}

/** Ends what was started there. */
export function closePlace() {
  server?.kill("SIGKILL");
  rmSync(place.folder, { recursive: true });
}

/** Gives each test of a file a place for a server of its own, and ends what it has started. */
export function withOwnServer() {
  test.beforeEach(openPlace);
  test.afterEach(closePlace);
}

/** Makes a server print its number of open event streams on each signal. */
const TELL_STREAMS = `process.on("SIGUSR2", () =>
  console.log("streams: " + (globalThis.crowdcueSingletons?.get("live streams")?.size ?? 0)))`;

/** Makes a minute of silence on a connection last two seconds. */
export const HASTEN_SILENCE = `import { Server } from "node:http";
  const { setTimeout } = Server.prototype;
  Server.prototype.setTimeout = function (ms) { return setTimeout.call(this, ms / 30) }`;

/** Makes a server print its number of open connections on each signal. */
export const TELL_CONNECTIONS = `process.on("SIGUSR2", () => console.log("connections: " +
  process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length))`;

export function start(
  more: Record<string, string> = {},
  scripts = [TELL_STREAMS],
  file = "server.mjs",
  cwd = ".",
) {
  const { folder, port } = place;
  const env = { PORT: `${port}`, DATA_DIR: folder, DATABASE_URL: `file:${folder}/crowdcue.db` };
  const imports = scripts.flatMap((script) => [
    "--import",
    `data:text/javascript,${encodeURIComponent(script)}`,
  ]);
  return endedWithTest(
    spawn(process.execPath, [...imports, file], {
      cwd,
      env: { ...process.env, ...env, CROWDCUE_DEMO: "1", ...more },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

/** Has a server end with its test, also where that fails. */
export function endedWithTest<Server extends ChildProcess>(child: Server) {
  server = child;
  return child;
}

/** Starts a server and waits until it listens. */
export async function listening(...how: Parameters<typeof start>) {
  const child = start(...how);
  await said(child, /listens?\b/);
  return child;
}

/** Resolves to the first output of a server that matches. */
async function said({ stdout }: ChildProcess, words: RegExp) {
  if (!stdout) throw new Error("Nothing listens to what it says.");
  for await (const [piece] of on(stdout, "data", { close: ["end"] })) {
    const found = words.exec(`${piece}`);
    if (found) return found;
  }
  throw new Error("It has ended before it said so.");
}

export async function openStreams(child: ChildProcess) {
  return count(child, /streams: (\d+)/);
}

/** What a server says about itself on a signal, where one of these scripts runs in it. */
export async function count(child: ChildProcess, words: RegExp) {
  const answer = said(child, words);
  child.kill("SIGUSR2");
  return Number((await answer)[1]);
}

/** Opens a connection; `ended` resolves with everything it received. */
export function connection() {
  const socket = connect(place.port, "localhost").setEncoding("utf8");
  return { socket, ended: received(socket) };
}

export async function received(socket: Socket) {
  let all = "";
  socket.on("data", (piece) => {
    all += piece;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  return all;
}

/** Opens a connection, sends these lines, and stays connected when the server ends it. */
export function sending(...lines: string[]) {
  const socket = connect({ port: place.port, allowHalfOpen: true }).setEncoding("utf8");
  socket.write(lines.join("\r\n"));
  // Only a client that keeps sending notices that the server has closed the connection.
  socket.on("end", () => {
    const insisting = setInterval(() => socket.write("x"), 50);
    socket.on("error", () => clearInterval(insisting));
  });
  socket.on("error", () => {});
  return { socket, ended: received(socket) };
}
