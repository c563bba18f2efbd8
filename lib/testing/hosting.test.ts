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
const SYSTEMD = "/usr/bin/systemd-analyze";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-hosting-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("systemd understands the unit", () => {
  if (!existsSync(SYSTEMD)) return;
  const unit = join(folder, "crowdcue.service");
  writeFileSync(unit, read("crowdcue.service").replaceAll("/usr/bin/node", process.execPath));
  const said = execFileSync(SYSTEMD, ["verify", "--man=no", unit], {
    encoding: "utf8",
    stdio: "pipe",
  });
  expect(said).toBe("");
});

/** Starts nginx with our example, without its certificate, before an upstream. */
async function startNginx(upstream: number) {
  const port = await freePort();
  const site = read("nginx.conf")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`);
  expect(site).not.toMatch(/443|ssl_|3000/);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${paths.join(" ")} ${site} }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  const nginx = spawn(NGINX, args, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const answers = () => fetch(url, { method: "HEAD" }).then(Boolean, () => false);
  for (let tries = 0; tries < 100 && !(await answers()); tries += 1) await pause(30);
  return {
    url,
    async stop() {
      const ended = once(nginx, "exit");
      nginx.kill("SIGQUIT");
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}

test("through nginx, as in the example, a stream's news come at once", async () => {
  if (!existsSync(NGINX)) return;
  const heard: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.writeHead(200, STREAM_HEADERS);
    if (request.method === "HEAD") return response.end();
    return response.write("data: first\n\n");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const nginx = await startNginx((server.address() as AddressInfo).port);
  const answer = await fetch(`${nginx.url}/stream`, {
    headers: { "x-forwarded-for": "192.0.2.1" },
  });
  const reader = answer.body?.getReader();
  const piece = await Promise.race([reader?.read(), pause(3000)]);
  expect(new TextDecoder().decode(piece?.value)).toBe("data: first\n\n");
  // Who calls cannot choose the address under which they are counted.
  expect(heard.at(-1)).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
  await reader?.cancel();
  server.closeAllConnections();
  server.close();
  await nginx.stop();
});
