import { type ChildProcess, execFileSync } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { decrypt } from "http_ece";
import { NEARBY_HOST } from "../.scripts/chromium.mjs";
import { expect, expectNoAxeViolations, goOffline, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";
import { closePlace, listening, openPlace, place } from "./own-server";

test.use({ fetchesAhead: true, isFirstVisit: true });

const NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|ERR_CONNECTION_|ERR_EMPTY/;

/** Whether the phone keeps the guest page: its page, its state and, last and all at once, its files. */
async function isKept() {
  const kept = (await (await caches.open("crowdcue-guest")).keys()).map(({ url }) => url);
  const parts = ["/requests?event=", "/state?event=", "/_next/static/"];
  const hasAll = parts.every((part) => kept.some((url) => url.includes(part)));
  return hasAll && navigator.serviceWorker.controller !== null;
}

async function kept(page: Page) {
  await expect.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true);
}

/** Opens an event's page, and once more as this phone keeps it. */
async function openWithoutNetwork(page: Page, code: string) {
  await page.goto(`/requests?event=${code}`);
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You’re offline\. This is from/)).toBeVisible();
}

/** The worker of this phone, as the browser's own tools reach it. */
async function workerOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.endsWith("/requests"));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  return { cdp, registrationId: await found };
}

type Worker = { cdp: CDPSession; registrationId: string };

/** What Chromium does when there is a network again. */
function sync({ cdp, registrationId }: Worker, origin = "") {
  const about = { origin, registrationId, tag: "outbox", lastChance: false };
  return cdp.send("ServiceWorker.dispatchSyncEvent", about);
}

/** The site by an address on which browsers have no workers. */
function nearby(baseURL = "") {
  return baseURL.replace("localhost", NEARBY_HOST);
}

async function titlesAt(dj: Page, eventId: string) {
  const answer = await dj.request.get(`/api/dj/events/${eventId}/requests?filter=all`);
  return (await answer.json()).requests.map(({ title }: { title: string }) => title);
}

test("what was asked for without a network arrives once, with every page closed, and the next page says so", async ({
  asDj,
  asGuest,
  newEvent,
  allowConsole,
  baseURL,
}) => {
  test.slow();
  allowConsole(NETWORK);
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  const context = guest.context();
  await guest.goto(`/requests?event=${event.code}`);
  await kept(guest);
  await goOffline(guest);
  await guest.reload();
  await expect(guest.getByText(/^You’re offline\. This is from \d\d:\d\d/)).toBeVisible();
  await askFor(guest, "Zombie", "The Cranberries");
  await expect(own(guest).getByText("Saved. Sends when you’re online")).toBeVisible();
  await expect
    .poll(() => guest.evaluate(() => caches.has("guest-outbox")), { timeout: 10_000 })
    .toBe(true);
  // A page of the site without scripts, from which the browser's tools reach the worker.
  const tools = await context.newPage();
  await guest.close();
  await context.setOffline(false);
  await tools.goto("/api/health", { waitUntil: "load" });
  const worker = await workerOf(tools);
  await sync(worker, baseURL);
  await expect.poll(() => titlesAt(dj, event.id)).toEqual(["Zombie"]);
  await sync(worker, baseURL);

  const next = await context.newPage();
  await next.goto(`/requests?event=${event.code}`);
  await expect(next.getByText(/Zombie.{0,2} is with the DJ\./)).toBeVisible();
  await expect(own(next).getByText("Waiting")).toBeVisible();
  expect(await titlesAt(dj, event.id)).toEqual(["Zombie"]);
  await expect.poll(() => next.evaluate(() => caches.has("guest-outbox"))).toBe(false);
});

for (const hasWorker of [true, false]) {
  const way = hasWorker ? "with a worker" : "on plain http";
  test(`an answer that is lost on its way costs nothing: the request is there once, ${way}`, async ({
    asDj,
    open,
    newEvent,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(NETWORK);
    const event = await newEvent();
    const [guest, dj] = [await open(), await asDj()];
    const site = hasWorker ? baseURL : nearby(baseURL);
    await guest.goto(`${site}/requests?event=${event.code}`);
    if (hasWorker) await kept(guest);
    let lost = 0;
    await guest.route("**/requests", async (route) => {
      if (route.request().method() !== "POST" || lost++ > 0) return route.continue();
      // This process does not know the phone's name for the site.
      await route.fetch({ url: route.request().url().replace(NEARBY_HOST, "localhost") });
      await guest.context().setOffline(true);
      await route.abort("internetdisconnected");
    });
    await askFor(guest, "Dreams");
    await expect(own(guest).getByText("Saved. Sends when you’re online")).toBeVisible();
    expect(await titlesAt(dj, event.id)).toEqual(["Dreams"]);
    await guest.context().setOffline(false);
    await expect(own(guest).getByText("Waiting")).toBeVisible({ timeout: 15_000 });
    expect(await titlesAt(dj, event.id)).toEqual(["Dreams"]);
  });
}

test("the server is away for an hour: the page opens meanwhile, and what it took is sent", async ({
  browser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/./);
  await openPlace();
  const context = await browser.newContext({ baseURL: `http://localhost:${place.port}` });
  try {
    const server = await listening();
    const guest = await context.newPage();
    await guest.goto("/requests?event=PARTY2");
    await kept(guest);
    // Not before: a page with this clock cannot tell which files it has loaded.
    await guest.clock.install();
    await ended(server);
    await guest.reload();
    await expect(guest.getByText(/^The server isn’t answering\. This is from/)).toBeVisible({
      timeout: 30_000,
    });
    await askFor(guest, "Away for an hour");
    await expect(own(guest).getByText("Away for an hour")).toBeVisible();
    // A phone sleeps, and looks a few times in between.
    for (let quarters = 0; quarters < 4; quarters += 1) await guest.clock.fastForward("15:00");
    await guest.reload();
    await expect(own(guest).getByText("Away for an hour")).toBeVisible();
    await guest.close();
    await listening();
    const next = await context.newPage();
    await next.goto("/requests?event=PARTY2");
    await expect(next.getByText(/Away for an hour.{0,2} is with the DJ\./)).toBeVisible({
      timeout: 30_000,
    });
  } finally {
    await context.close();
    closePlace();
  }
});

test("on plain http nothing speaks of what the browser lacks, and a saved request is sent by the page", async ({
  asDj,
  newEvent,
  open,
  allowConsole,
  baseURL,
}) => {
  allowConsole(NETWORK);
  const event = await newEvent();
  const [guest, dj] = [await open(), await asDj()];
  const address = `${nearby(baseURL)}/requests?event=${event.code}`;
  await guest.goto(address);
  expect(await guest.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  await goOffline(guest);
  await askFor(guest, "Zombie");
  await expect(own(guest).getByText("Saved. Sends when you’re online")).toBeVisible();
  // The tab is closed, and the page that is opened next sends it and says so.
  await guest.close();
  await guest.context().setOffline(false);
  const next = await guest.context().newPage();
  await next.goto(address);
  await expect(next.getByText(/Zombie.{0,2} is with the DJ\./)).toBeVisible({ timeout: 15_000 });
  await expect(own(next).getByText("Waiting")).toBeVisible();
  expect(await titlesAt(dj, event.id)).toEqual(["Zombie"]);
  await next.waitForTimeout(1000);
  await expect(next.getByText("Tell me when it’s next")).toHaveCount(0);
});

test("a new version while the page is open: each page has its own files alone, also without a network", async ({
  browser,
  playwright,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/./);
  await openPlace();
  const baseURL = `http://localhost:${place.port}`;
  const context = await browser.newContext({ baseURL });
  const dj = await playwright.request.newContext({ baseURL });
  const releaseOf = (page: Page) =>
    page.evaluate(() => (globalThis as { release?: string }).release ?? "first");
  try {
    const first = await listening();
    await dj.post("/api/auth/demo", { data: {} });
    const settings = { pauseSeconds: 0 };
    const added = await dj.post("/api/dj/events", {
      data: { name: "Two releases", status: "open", settings },
    });
    const address = `/requests?event=${(await added.json()).event.code}`;
    const old = await context.newPage();
    await old.goto(address);
    await kept(old);
    await ended(first);
    await listening({}, [], "server.mjs", nextRelease(place.folder));

    // The page that is still open sends and opens what it has loaded for it, and does not become another.
    await askFor(old, "From the former version");
    await expect(own(old).getByText("From the former version")).toBeVisible();
    const next = await context.newPage();
    await next.goto(address);
    await expect.poll(() => releaseOf(next)).toBe("second");
    expect(await releaseOf(old)).toBe("first");
    await kept(next);
    await askFor(old, "Later");
    await expect(own(old).getByText("Waiting")).toHaveCount(2, { timeout: 15_000 });
    await old.close();

    await goOffline(next);
    await next.reload();
    await expect(next.getByText(/^You’re offline\. This is from/)).toBeVisible();
    expect(await releaseOf(next)).toBe("second");
    // A page that opens without a network has nothing but what the phone keeps.
    const missing = () =>
      next.evaluate(async () => {
        const known = (await (await caches.open("crowdcue-guest")).keys()).map(({ url }) => url);
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        return loaded.filter((name) => name.endsWith(".js") && !known.includes(name));
      });
    await expect.poll(missing).toEqual([]);
  } finally {
    await dj.dispose();
    await context.close();
    closePlace();
  }
});

async function ended(server: ChildProcess) {
  const exit = once(server, "exit");
  server.kill("SIGKILL");
  await exit;
}

/** Makes the next release in a folder: this one, but for the guest page's own script, which has another name. */
function nextRelease(folder: string) {
  const release = join(folder, "release");
  mkdirSync(release);
  for (const entry of readdirSync(".").filter((each) => each !== ".next")) {
    symlinkSync(resolve(entry), join(release, entry));
  }
  const built = join(release, ".next");
  cpSync(".next", built, {
    recursive: true,
    filter: (path) => !/\.next\/(cache|dev)\b/.test(path),
  });
  const chunks = join(built, "static/chunks");
  const isOfGuests = (file: string) =>
    file.endsWith(".js") && readFileSync(join(chunks, file), "utf8").includes("/requests/send");
  const script = readdirSync(chunks).find(isOfGuests) ?? "";
  const renamed = `next${script}`;
  const texts = execFileSync("grep", ["-rlF", "--exclude=*.gz", "--exclude=*.br", script, built]);
  for (const file of `${texts}`.trim().split("\n")) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(script, renamed));
  }
  writeFileSync(
    join(chunks, renamed),
    `globalThis.release="second";${readFileSync(join(chunks, script), "utf8")}`,
  );
  for (const ending of ["", ".gz", ".br"]) rmSync(join(chunks, script + ending), { force: true });
  return release;
}

/** A push service of this machine, which the server of these tests may call. */
async function pushService() {
  const arrived: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    arrived.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(process.env.E2E_PUSH_PORT), "127.0.0.1", resolve),
  );
  const { port } = server.address() as AddressInfo;
  return { arrived, endpoint: `http://127.0.0.1:${port}/send/phone`, close: () => server.close() };
}

/** Lets a browser subscribe with this push service instead of its maker's, which a test cannot reach. */
async function subscribesWith(context: BrowserContext, endpoint: string) {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const auth = randomBytes(16).toString("base64url");
  const keys = { p256dh: ecdh.getPublicKey("base64url"), auth };
  await context.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => subscription }) as unknown as PushSubscription;
    },
    { endpoint, keys },
  );
  return (body: Buffer) =>
    decrypt(body, { version: "aes128gcm", privateKey: ecdh, authSecret: auth }).toString();
}

test("a guest who wants to be told is sent that their song is next and that it plays, until they stop it", async ({
  asDj,
  asGuest,
  newEvent,
}) => {
  test.slow();
  const event = await newEvent();
  const [guest, dj] = [await asGuest(), await asDj()];
  const service = await pushService();
  const read = await subscribesWith(guest.context(), service.endpoint);
  await guest.context().grantPermissions(["notifications"]);
  const playing = await writeDown(dj, event.id, "Africa");
  const step = (id: string, status: string) =>
    dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
  await step(playing, "accepted");
  await step(playing, "playing");

  await guest.goto(`/requests?event=${event.code}`);
  const offer = guest.getByRole("region", { name: "Messages about your songs" });
  // Nobody is asked before they have asked for a song.
  await guest.waitForTimeout(1500);
  await expect(offer).toHaveCount(0);
  await askFor(guest, "Dancing Queen", "ABBA");
  await expect(offer).toContainText("Tell me when it’s next");
  await expectNoAxeViolations(guest);
  await offer.getByRole("button", { name: "Yes" }).click();
  await expect(offer).toContainText("You’ll hear when it’s next");

  const answer = await dj.request.get(`/api/dj/events/${event.id}/requests?filter=pending`);
  const { id } = (await answer.json()).requests[0];
  await step(id, "accepted");
  await expect.poll(() => service.arrived.length).toBe(1);
  await step(id, "playing");
  await expect.poll(() => service.arrived.length).toBe(2);
  const told = service.arrived.map((body) => JSON.parse(read(body)).notification.title);
  expect(told).toEqual(["You’re next", "It’s your song"]);
  // A headless browser has no place to show them: what the worker shows is in `guest-worker.test`.

  // Whoever stops is told nothing more, and is not asked again.
  await askFor(guest, "Fernando", "ABBA");
  await offer.getByRole("button", { name: "Stop" }).click();
  await expect(offer).toHaveCount(0);
  const status = await guest.request.get(`/api/events/${event.code}/subscription`);
  expect((await status.json()).subscribed).toBe(false);
  await guest.reload();
  await guest.waitForTimeout(1500);
  await expect(offer).toHaveCount(0);
  service.close();
});

test("a guest who says no is never asked again; one whose browser refuses is told why, without a dead button", async ({
  asGuest,
  newEvent,
  allowConsole,
}) => {
  // What a private window says of itself.
  allowConsole(/Push API in incognito mode/);
  const event = await newEvent();
  const opened = async () => {
    const guest = await asGuest();
    await guest.goto(`/requests?event=${event.code}`);
    await askFor(guest, `Song of ${Math.random()}`);
    return { guest, offer: guest.getByRole("region", { name: "Messages about your songs" }) };
  };
  const refusing = await opened();
  await refusing.offer.getByRole("button", { name: "No", exact: true }).click();
  await expect(refusing.offer).toHaveCount(0);
  await askFor(refusing.guest, "Another");
  await refusing.guest.reload();
  await refusing.guest.waitForTimeout(1500);
  await expect(refusing.offer).toHaveCount(0);

  // A browser without a question refuses by itself.
  const denied = await opened();
  await denied.guest.evaluate(() => {
    Notification.requestPermission = async () => "denied";
  });
  await denied.offer.getByRole("button", { name: "Yes" }).click();
  await expect(denied.offer).toContainText("Messages are off.");
  await denied.offer.getByRole("button", { name: "OK" }).click();
  await expect(denied.offer).toHaveCount(0);

  // The browser's own push service cannot be reached from here.
  const blocked = await opened();
  await blocked.guest.context().grantPermissions(["notifications"]);
  await blocked.offer.getByRole("button", { name: "Yes" }).click();
  await expect(blocked.offer).toContainText("This browser can’t get messages now.");

  const guest = await asGuest();
  await guest.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
  });
  await guest.goto(`/requests?event=${event.code}`);
  await askFor(guest, "Without push");
  await expect(guest.getByText("This browser can’t get messages.")).toBeVisible();
});

test("one button forgets the guest's name, language and other nights on this phone, and tonight's requests stay", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  const forget = guest.getByRole("button", { name: "Forget me" });
  await guest.getByRole("combobox", { name: "Song" }).fill("Zombie");
  await guest.getByText("Add your name or a dedication").click();
  await guest.getByRole("textbox", { name: "Your name" }).fill("Nadia");
  await guest.getByRole("button", { name: "Request song" }).click();
  await expect(own(guest).getByText("Waiting")).toBeVisible();
  const nights = [{ code: "OTHER1", name: "Another night", at: "2026-01-31T20:00:00Z", songs: [] }];
  await guest.evaluate(
    (kept) => localStorage.setItem("crowdcue-past-nights", kept),
    JSON.stringify({ state: { nights }, version: 0 }),
  );
  await forget.click();
  await guest.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(guest.locator('input[name="name"]')).toHaveValue("Nadia");
  await forget.click();
  await expectNoAxeViolations(guest);
  const reloaded = guest.waitForEvent("load");
  await guest.getByRole("button", { name: "Forget", exact: true }).click();
  await reloaded;
  await expect(own(guest).getByText("Zombie")).toBeVisible();
  await expect(guest.locator('input[name="name"]')).toHaveValue("");
  await guest.waitForTimeout(1500);
  const now = await guest.evaluate(() => localStorage.getItem("crowdcue-past-nights"));
  expect(now ?? "").not.toContain("Another night");
  await expect(forget).toHaveCount(0);
});

test("what is kept for a signed-in DJ goes with their session", async ({
  asGuest,
  newEvent,
  allowConsole,
}) => {
  allowConsole(NETWORK);
  // Back on line, a stream that connects again meets the sign-out.
  allowConsole(/401 \(Unauthorized\).*\/live\?/);
  const event = await newEvent();
  const page = await asGuest();
  const account = page.getByRole("button", { name: /^Account of/ });
  await page.request.post("/api/auth/demo", { data: {} });
  await openWithoutNetwork(page, event.code);
  await expect(account).toBeVisible();

  await page.context().setOffline(false);
  await account.click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/auth/login");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await openWithoutNetwork(page, event.code);
  await expect(account).toHaveCount(0);
});

test("Chromium takes the page for an app: its manifest has no fault, and its icons are as large as it says", async ({
  asGuest,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  await kept(guest);
  const cdp = await guest.context().newCDPSession(guest);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "");
  expect(manifest.display).toBe("standalone");
  expect(manifest.start_url).toContain(event.code);
  const sizes = await guest.evaluate(
    (icons: { src: string; sizes: string }[]) =>
      Promise.all(
        icons.map(async ({ src, sizes }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return [sizes, `${width}x${height}`];
        }),
      ),
    manifest.icons,
  );
  expect(sizes.length).toBeGreaterThanOrEqual(4);
  for (const [said, found] of sizes) expect(found).toBe(said);
});
