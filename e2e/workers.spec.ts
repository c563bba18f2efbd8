import { type ChildProcess, execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { closeDatabase, openDatabase } from "./declared/database";
import { expect, test } from "./fixtures";
import { listening, place, start, withOwnServer } from "./own-server";

withOwnServer();
test.afterEach(closeDatabase);

const STREAMS = 40;
const EVENT = "/api/events/PARTY2";

function workersOf({ pid }: ChildProcess) {
  const listed = execFileSync("ps", ["-o", "pid=", "--ppid", `${pid}`], { encoding: "utf8" });
  return listed
    .split("\n")
    .filter((line) => line.trim() && Number(line) > 0)
    .map(Number);
}

/** Resolves to the answer's status when it has ended, and rejects when its connection breaks before. */
async function send(options: RequestOptions, body?: object) {
  const headers = { "content-type": "application/json" };
  const sent = request({ port: place.port, headers, ...options });
  sent.end(body && JSON.stringify(body));
  const [response] = await once(sent, "response");
  response.resume();
  await once(response, "end");
  return response.statusCode as number;
}

/** Reads and asks on connections that stay open, one without a pause, and notes what failed. */
function startCrowd() {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number | string, number>();
  let isOver = false;
  async function repeat(everyMs: number, act: () => Promise<number>) {
    while (!isOver) {
      const status = await act().catch(String);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (everyMs > 0) await pause(everyMs);
    }
  }
  const read = () => send({ agent, path: `${EVENT}/requests` });
  const ask = () =>
    send(
      { agent, path: `${EVENT}/requests`, method: "POST" },
      { id: randomUUID(), title: randomUUID() },
    );
  // More without a pause only keep the workers from starting.
  const all = [0, 5, 10, 20, 30, 100]
    .map((everyMs) => repeat(everyMs, read))
    .concat(repeat(400, ask));
  return async function stop() {
    isOver = true;
    await Promise.all(all);
    agent.destroy();
    return statuses;
  };
}

/** Listens as browsers do: whoever loses a stream asks for it again a second later. */
function startAudience() {
  const lostAt: number[] = [];
  const awayMs: number[] = [];
  async function listen() {
    for (let since: number | undefined; ; since = performance.now()) {
      if (since) await pause(1000);
      const sent = request({ port: place.port, path: `${EVENT}/live`, agent: false }).end();
      const [response] = await once(sent, "response");
      if (since) awayMs.push(performance.now() - since);
      response.resume();
      await once(response, "end").catch(() => undefined);
      lostAt.push(performance.now());
    }
  }
  // Ends with its server.
  for (let count = 0; count < STREAMS; count += 1) listen().catch(() => undefined);
  return { lostAt, awayMs };
}

/** The most of these times that lie within half a second. */
function mostAtOnce(times: number[]) {
  return Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + 500).length),
  );
}

/** Makes a release in a folder of its own, which is this one but for a file that it serves. */
function release(name: string) {
  const folder = join(place.folder, name);
  mkdirSync(join(folder, "public"), { recursive: true });
  for (const entry of readdirSync(".").filter((each) => each !== "public")) {
    symlinkSync(resolve(entry), join(folder, entry));
  }
  writeFileSync(join(folder, "public", "release.txt"), name);
  return folder;
}

/** Lets the link by which the server was started lead to a release. */
function lead(folder: string) {
  const link = join(place.folder, "current");
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return join(link, "server.mjs");
}

async function servedRelease() {
  return (await fetch(`http://localhost:${place.port}/release.txt`)).text();
}

test("workers are replaced one after another: no request fails, and streams come back spread over time", async () => {
  test.slow();
  const settings = { ...(await openDatabase("postgres")), WORKERS: "2" };
  const supervisor = await listening(settings, [], lead(release("first")));
  expect(await servedRelease()).toBe("first");
  const former = workersOf(supervisor);
  expect(former).toHaveLength(2);
  const { lostAt, awayMs } = startAudience();
  const stop = startCrowd();
  await pause(1000);

  lead(release("second"));
  supervisor.kill("SIGHUP");
  const areReplaced = () => !workersOf(supervisor).some((pid) => former.includes(pid));
  await expect.poll(areReplaced, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => awayMs.length === lostAt.length, { timeout: 10_000 }).toBe(true);
  expect(lostAt.length).toBeGreaterThanOrEqual(STREAMS);
  expect(Math.max(...awayMs)).toBeLessThan(10_000);
  expect(mostAtOnce(lostAt)).toBeLessThan(STREAMS / 3);
  expect([...(await stop()).keys()].sort()).toEqual([200, 201]);

  expect(await servedRelease()).toBe("second");

  const [killed = 0] = workersOf(supervisor);
  process.kill(killed, "SIGKILL");
  const others = () => workersOf(supervisor).filter((pid) => pid !== killed);
  await expect.poll(() => others().length).toBe(2);

  supervisor.kill("SIGTERM");
  expect(await once(supervisor, "exit")).toEqual([0, null]);
});

test("on SQLite, several workers are refused in one sentence", async () => {
  const child = start({ WORKERS: "2" });
  let said = "";
  child.stderr?.on("data", (piece) => {
    said += piece;
  });
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(JSON.parse(said).msg).toMatch(/^WORKERS must be .*: a SQLite file has one writer\.$/);
});
