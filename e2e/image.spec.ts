import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { slugOf } from "@/lib/office/blog/slug";
import { trace } from "../.scripts/trace.mjs";
import { expect, test } from "./fixtures";
import { endedWithTest, place, withOwnServer } from "./own-server";

withOwnServer();

/** What is traced, as the base image takes about 150 of the 300 MB that the whole may have. */
const LARGEST_MB = 120;
/** Who a container's process is: nobody. Only root can start one as somebody else. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const NETWORK = "203.0.113.77";
const DJ = { name: "Theodora", email: "theodora@mail.example", password: "correct horse battery" };
const SONG = { title: "Lavender", artist: "Marigold", name: "Wilhelmina", message: "for granny" };
const CODE = "PARTY2";

/** Lets nobody write in a folder, or its owner again. */
function setMode(folder: string, mode: number) {
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) chmodSync(path, mode);
  }
}

const run = promisify(execFile);

/** Runs the image's command for its data, beside its server or without one, and returns what it prints. */
async function storage(folder: string, ...args: string[]) {
  const how = { cwd: folder, ...NOBODY };
  const { stdout } = await run(process.execPath, [".scripts/storage.mjs", ...args], how);
  return stdout;
}

/** Starts what the image holds, as a container would, and returns what it logs. */
async function serve(folder: string, data: string) {
  mkdirSync(data);
  chmodSync(place.folder, 0o755);
  if (NOBODY) chownSync(data, NOBODY.uid, NOBODY.gid);
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PORT: `${place.port}`,
    DATA_DIR: data,
    DATABASE_URL: `file:${data}/crowdcue.db`,
    TRUST_PROXY: "x-forwarded-for",
    CROWDCUE_DEMO: "1",
    LOG_LEVEL: "debug",
  };
  const how = { cwd: folder, env, stdio: "pipe", ...NOBODY } as const;
  const server: ChildProcess = endedWithTest(spawn(process.execPath, ["server.mjs"], how));
  let log = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (piece) => {
      log += piece;
    });
  }
  await expect.poll(() => log, { timeout: 60_000 }).toContain("listens on port");
  return { server, log: () => log };
}

/** Sends a call, as a browser in this network would, and returns its answer. */
async function call(method: string, path: string, body?: unknown, more = {}) {
  const headers = { "content-type": "application/json", "x-forwarded-for": NETWORK, ...more };
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(`http://localhost:${place.port}${path}`, {
    method,
    headers,
    redirect: "manual",
    ...(body !== undefined && { body: sent }),
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return {
    status: answer.status,
    id: answer.headers.get("x-request-id"),
    cookie: cookie.join("; "),
    text: await answer.text(),
  };
}

/** What an address of a drawn picture answers. */
async function pictureAt(path: string) {
  const { status, headers } = await fetch(`http://localhost:${place.port}${path}`);
  return `${status} ${headers.get("content-type")}`;
}

test("what the image holds serves a night from a folder that it cannot change, backs it up, and its log names nobody", async () => {
  test.slow();
  const folder = join(place.folder, "traced");
  expect((await trace(folder)) / 2 ** 20).toBeLessThan(LARGEST_MB);
  setMode(folder, 0o555);
  const data = join(place.folder, "data");
  const { server, log } = await serve(folder, data);

  const requests = `/api/events/${CODE}/requests`;
  const page = await call("GET", `/requests?event=${CODE}&name=${SONG.name}`);
  const guest = { cookie: page.cookie };
  const asked = await call("POST", requests, { id: randomUUID(), ...SONG }, guest);
  expect(asked.status).toBe(201);
  expect((await call("GET", `${requests}?search=lavender`, undefined, guest)).text).toContain(
    SONG.title,
  );
  // Drawn with fonts and engines that no bundle has.
  expect(await pictureAt(`/cards/${CODE}/opengraph-image`)).toBe("200 image/png");
  const [post] = JSON.parse((await call("GET", "/api/data/blog/BlogPosts")).text);
  const article = await call("GET", `/apps/blog/detail/${slugOf(post.title)}`);
  const shared = /property="og:image" content="\w+:\/\/[^/]+([^"]+)"/.exec(article.text);
  expect(await pictureAt(shared?.[1] ?? "")).toBe("200 image/png");
  expect((await call("GET", "/d/mika")).status).toBeLessThan(400);

  const known = "0f5b2c3d4e5f60718293a4b5c6d7e8f9";
  const broken = await call("POST", requests, `{"name": "${SONG.name}`, { "x-request-id": known });
  expect([broken.status, broken.id]).toEqual([400, known]);
  await call("POST", requests, { id: randomUUID(), ...SONG, title: "" }, guest);
  await call("POST", "/api/auth/register", DJ);
  const { email, password } = DJ;
  await call("POST", "/api/auth/sign-in", { email, password });
  await call("POST", "/api/auth/sign-in", { email, password: "Hyacinth-guess" });
  await call("POST", "/api/auth/recover", { email });
  const dj = { cookie: (await call("POST", "/api/auth/demo", {})).cookie };
  expect((await call("GET", "/api/dj/account", undefined, dj)).status).toBe(200);
  await call("GET", `/api/auth/verify-email?token=Hyacinth-token`);

  const file = `file:${data}/crowdcue.db`;
  const backups = join(data, "backups");
  await storage(folder, "backup", "--from", file, "--to", backups);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
  const [copy = ""] = readdirSync(backups);
  expect(await storage(folder, "restore", "--from", join(backups, copy), "--to", file)).toContain(
    "Restored.",
  );
  setMode(folder, 0o755);

  const lines = log()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  const answers = lines.filter(({ msg }) => msg === "Answered.");
  expect(answers.length).toBeGreaterThanOrEqual(12);
  expect(answers).toContainEqual(
    expect.objectContaining({
      request: asked.id,
      call: "POST /api/events/{code}/requests",
      status: 201,
    }),
  );
  expect(answers).toContainEqual(expect.objectContaining({ request: known, status: 400 }));
  const secrets = [...Object.values(SONG), ...Object.values(DJ), NETWORK, "127.0.0.1", CODE];
  secrets.push(
    "mika",
    "Hyacinth",
    ...`${page.cookie}; ${dj.cookie}`.split(/[=;]\s*/).filter((part) => part.length > 20),
  );
  expect(secrets.filter((secret) => log().includes(secret))).toEqual([]);
});
