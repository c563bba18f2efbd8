import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../.scripts/port.mjs";

export const PROJECT = join(import.meta.dirname, "../..");
/** Where the bare app is built: inside the project it would get the product's proxy and start-up code. */
const BARE = join(tmpdir(), "crowdcue-bare");
const NEXT = join(PROJECT, "node_modules/next/dist/bin/next");

/** Builds the app in `folder`. */
export function build(folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`next build failed:\n${stdout}${stderr}`);
}

/** Builds the bare app with the product's packages. */
export function buildBare() {
  rmSync(BARE, { recursive: true, force: true });
  for (const part of ["app", "next.config.mjs"]) {
    cpSync(join(import.meta.dirname, "bare", part), join(BARE, part), { recursive: true });
  }
  symlinkSync(join(PROJECT, "node_modules"), join(BARE, "node_modules"), "dir");
  build(BARE);
}

/** What the end of this process undoes, however it comes. */
const folders = new Set();
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder for a run's data, deleted when the process ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "crowdcue-load-"));
  folders.add(folder);
  return folder;
}

/** The product's settings for a run with its own database. */
export function settingsFor(folder) {
  return {
    DATABASE_URL: `file:${join(folder, "load.db")}`,
    DATA_DIR: folder,
    BARE_DATABASE: join(folder, "bare.db"),
    // The demo's DJ signs in with one call.
    CROWDCUE_DEMO: "1",
    // Each guest has its own address, as if behind a proxy.
    TRUST_PROXY: "x-real-ip",
  };
}

/** V8 drops compiled code that rests, and compiles it again: 8 MiB that come and go with the time of asking. */
const COLLECTED = ["--expose-gc", "--no-flush-bytecode"];

/**
 * Starts the built product, and waits until it answers. One that `tells` knows its `memory()`. `wrap` turns its
 * command into that of another program, which starts it.
 */
export async function startProduct(settings, { tells = false, port: wanted, wrap } = {}) {
  const port = wanted ?? (await freePort());
  const place = {
    PORT: `${port}`,
    BIND_ADDRESS: "127.0.0.1",
    APP_URL: `http://127.0.0.1:${port}`,
  };
  const env = { ...settings, ...place };
  const told = tells ? [...COLLECTED, "--import", join(import.meta.dirname, "tell.mjs")] : [];
  const how = { cwd: PROJECT, env, path: "/api/health", tells, wrap };
  return start(port, [...told, "server.mjs"], how);
}

/** Starts the built bare app like any Next.js app. */
export async function startBare(settings) {
  const port = await freePort();
  const command = [NEXT, "start", "-H", "127.0.0.1", "-p", `${port}`];
  return start(port, command, { cwd: BARE, env: settings, path: "/empty" });
}

/** Starts event streams without Next.js and without the product. */
export async function startPlain() {
  const port = await freePort();
  const file = join(import.meta.dirname, "plain.mjs");
  return start(port, [file, `${port}`], { cwd: PROJECT, env: {}, path: "/empty" });
}

async function start(port, args, { cwd, env, path, tells, wrap }) {
  const command = [process.execPath, ...args];
  const [program, ...rest] = wrap?.(command) ?? command;
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", ...env },
    // Another program may log there what goes well.
    stdio: ["ignore", "ignore", wrap ? "ignore" : "inherit", ...(tells ? ["ipc"] : [])],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  children.add(child);
  let isStopping = false;
  child.once("exit", (code, signal) => {
    if (!isStopping) console.error(`${args.at(-1)} has ended by itself: ${code ?? signal}`);
  });
  await answering(`http://127.0.0.1:${port}${path}`, child);
  async function ask(question, more) {
    child.send({ question, ...more });
    const [answer] = await once(child, "message");
    return answer;
  }
  return {
    port,
    pid: child.pid,
    rssKiB: () => rssKiB(child.pid),
    cpuMs: () => cpuMs(child.pid),
    /** Bytes in use and resident, after a forced collection, and what is open. */
    memory: () => ask("memory"),
    /** Sets its clock forward. */
    forward: (ms) => ask("forward", { ms }),
    /** Replaces so many workers by others, as for a new release, and resolves when the former ones have ended. */
    async replaceWorkers(count) {
      const former = childrenOf(child.pid);
      if (former.length !== count) throw new Error(`There are ${former.length} workers.`);
      child.kill("SIGHUP");
      while (childrenOf(child.pid).some((pid) => former.includes(pid))) await pause(100);
    },
    /** Ends it as a power cut would (SIGKILL), with all that it has started, or as an operator would (SIGTERM). */
    async stop(signal = "SIGTERM") {
      isStopping = true;
      const started = signal === "SIGKILL" ? childrenOf(child.pid) : [];
      child.kill(signal);
      for (const pid of started) process.kill(Number(pid), signal);
      await ended;
      children.delete(child);
    },
    /** Kills what it has started, and resolves when it has ended because of that. */
    async crash() {
      isStopping = true;
      for (const pid of childrenOf(child.pid)) process.kill(Number(pid), "SIGKILL");
      await ended;
      children.delete(child);
    },
  };
}

async function answering(url, child) {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}

/** In which Linux counts processor time. */
const TICK_MS = 10;

function childrenOf(pid) {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
}

/** Processor time of a process and its children, in ms, those that have ended included. */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  const own = (user + system + endedUser + endedSystem) * TICK_MS;
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), own);
}

/** Resident memory of a process and its children. */
function rssKiB(pid) {
  const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(own?.[1] ?? 0) + childrenOf(pid).reduce((sum, child) => sum + rssKiB(child), 0);
}
