import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@/.scripts/port.mjs";
import { STREAM_HEADERS } from "@/lib/party/live/stream";

const read = (name: string) => readFileSync(join(process.cwd(), ".hosting", name), "utf8");
const NGINX = "/usr/sbin/nginx";
const CADDY = "/usr/bin/caddy";
const SYSTEMD = "/usr/bin/systemd-analyze";
const COMPOSE = "/usr/bin/docker-compose";
/** How soon an event arrives that no proxy buffers. */
const SOON_MS = 3000;

let folder: string;
/** Ends what the test has started. */
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-hosting-"));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  rmSync(folder, { recursive: true });
});

/** A machine of one's own may lack what an example is for. It says that it skips. */
function testWith(command: string) {
  return existsSync(command) ? test : test.skip;
}

testWith(SYSTEMD)("systemd understands the unit", () => {
  const unit = join(folder, "crowdcue.service");
  writeFileSync(unit, read("crowdcue.service").replaceAll("/usr/bin/node", process.execPath));
  const said = execFileSync(SYSTEMD, ["verify", "--man=no", unit], {
    encoding: "utf8",
    stdio: "pipe",
  });
  expect(said).toBe("");
});

testWith(COMPOSE)("Docker Compose understands the services, and wants a password for them", () => {
  const args = ["--file", join(process.cwd(), ".hosting/compose.yaml"), "config"];
  const parsed = (env: Record<string, string>) =>
    execFileSync(COMPOSE, args, {
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, POSTGRES_PASSWORD: "", ...env },
    });
  const url = "postgres://crowdcue:secret@postgres/crowdcue";
  expect(parsed({ POSTGRES_PASSWORD: "secret" })).toContain(url);
  expect(() => parsed({})).toThrow(/POSTGRES_PASSWORD/);
});

/** Our example for nginx, without its certificate, before an upstream. */
function nginx(port: number, upstream: number) {
  const site = read("nginx.conf")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`);
  expect(site).not.toMatch(/443|ssl_|3000/);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${paths.join(" ")} ${site} }`,
  );
  return ["-p", folder, "-e", join(folder, "error.log"), "-c", config];
}

/** The same for Caddy. */
function caddy(port: number, upstream: number) {
  const site = read("Caddyfile")
    .replace(/^requests.example.org/m, `http://127.0.0.1:${port}`)
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`);
  expect(site).not.toMatch(/^requests|3000/m);
  const config = join(folder, "Caddyfile");
  writeFileSync(config, `{\n\tadmin off\n}\n${site}`);
  return ["run", "--config", config];
}

/** Starts a proxy, and waits until it answers. */
async function startProxy(command: string, args: string[], url: string) {
  const proxy = spawn(command, args, {
    stdio: "ignore",
    // A group of its own, since nginx has workers.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const ended = once(proxy, "exit");
  ends.push(async () => {
    process.kill(-Number(proxy.pid), "SIGKILL");
    await ended;
  });
  const answers = () => fetch(url, { method: "HEAD" }).then(Boolean, () => false);
  for (let tries = 0; tries < 100 && !(await answers()); tries += 1) await pause(30);
}

/** Starts a server with a stream, and notes the headers of its requests. */
async function startUpstream() {
  const heard: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.writeHead(200, STREAM_HEADERS);
    if (request.method === "HEAD") return response.end();
    response.write("data: first\n\n");
    return setTimeout(() => response.write("data: second\n\n"), 200).unref();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, upstream: (server.address() as AddressInfo).port };
}

for (const { name, command, argsFor } of [
  { name: "nginx", command: NGINX, argsFor: nginx },
  { name: "Caddy", command: CADDY, argsFor: caddy },
]) {
  // CI installs both.
  const tried = process.env.CI ? test : testWith(command);
  tried(`through ${name}, as in the example, a stream's events arrive at once`, async () => {
    const { heard, upstream } = await startUpstream();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    await startProxy(command, argsFor(port, upstream), url);
    const answer = await fetch(`${url}/stream`, {
      headers: { "x-forwarded-for": "192.0.2.1" },
      signal: AbortSignal.timeout(SOON_MS),
    });
    const reader = answer.body?.getReader();
    for (const event of ["first", "second"]) {
      const piece = await reader?.read();
      expect(new TextDecoder().decode(piece?.value)).toBe(`data: ${event}\n\n`);
    }
    // Who calls cannot choose the address under which they are counted.
    expect(heard.at(-1)).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
    await reader?.cancel();
  });
}
