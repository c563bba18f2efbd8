import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../.scripts/chromium.mjs";
import { cookiesIn } from "./filled-board.mjs";
import { makeLibrary } from "./made-library.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms } from "./table.mjs";

const TRACKS = size(100_000, 5000);
const FEW_TRACKS = 500;
/** What guests of another event ask for meanwhile, a second, and how long they do so before. */
const PER_SECOND = 25;
const IDLE_SECONDS = size(40, 3);

const MOST_TO_READ_S = 15;
const MOST_TO_STORE_S = 60;
const LONGEST_TASK_MS = 200;
const MOST_MEMORY_MIB = 150;
const MOST_SLOWER = 3;

const seconds = (value) => `${(value / 1000).toFixed(1)} s`;

/** Measures how long a library takes to be read and to be stored, and what page, server and guests feel of it. */
export async function measureLibrary({ out, keep }) {
  const folder = temporaryFolder();
  const file = await makeLibrary(TRACKS, join(folder, "library.xml"));
  const product = keep(await startProduct(settingsFor(folder)));
  const { port } = product;
  const client = keep(startClient());
  const cookie = await client.run("signIn", { port });
  const site = { origin: `http://127.0.0.1:${port}`, cookie };
  const event = { ...(await client.run("openEvent", { port, dj: cookie })), perSecond: PER_SECOND };
  const browser = keep(await startBrowser());
  const reading = await importOn(await browser.openLibrary(site, { isStored: false }), file);
  await browser.stop();
  out.row(
    `${TRACKS} tracks read in the browser`,
    [seconds(reading.took)],
    ...judgeReading(out, reading),
  );

  const { openLibrary } = keep(await startBrowserApart([product, client]));
  // What a server's first import loads and compiles stays.
  const few = await makeLibrary(FEW_TRACKS, join(folder, "few.xml"));
  await importOn(await openLibrary(site, { isStored: true }), few);
  const idle = await guestsDuring(client, event, () => pause(IDLE_SECONDS * 1000));
  const before = product.rssKiB();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, product.rssKiB());
  }, 250);
  let storing;
  const page = await openLibrary(site, { isStored: true });
  const busy = await guestsDuring(client, event, async () => {
    storing = await importOn(page, file);
  });
  clearInterval(watch);
  const memory = Math.round((most - before) / 1024);
  out.row(
    "stored",
    [seconds(storing.took)],
    out.judge(storing.took <= MOST_TO_STORE_S * 1000, `≤ ${MOST_TO_STORE_S} s`),
    judgeTask(out, storing),
  );
  out.row(
    "memory of the server over idle",
    [`${memory} MiB`],
    out.judge(memory <= MOST_MEMORY_MIB, `≤ ${MOST_MEMORY_MIB} MiB`),
  );
  out.row("guests' requests", ["p50", "p90", "p99"]);
  out.row("idle", [idle.p50, idle.p90, idle.p99].map(ms));
  out.row(
    "meanwhile",
    [busy.p50, busy.p90, busy.p99].map(ms),
    out.judge(busy.p99 <= idle.p99 * MOST_SLOWER, `p99 ≤ ${MOST_SLOWER} × idle`),
    out.judge(Object.keys(busy.refused).length === 0, "none refused"),
  );
}

function judgeReading(out, reading) {
  const isQuick = out.judge(reading.took <= MOST_TO_READ_S * 1000, `≤ ${MOST_TO_READ_S} s`);
  return [isQuick, judgeTask(out, reading)];
}

function judgeTask(out, { longestTask }) {
  const text = `longest task ${Math.round(longestTask)} ms, ≤ ${LONGEST_TASK_MS} ms`;
  return out.judge(longestTask <= LONGEST_TASK_MS, text);
}

/** Answers the calls of an import in place of the server, so that only the reading takes time. */
async function storeNothing(page) {
  const nothing = { added: 0, updated: 0, unchanged: 0, missing: 0 };
  await page.route("**/api/dj/library/imports**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith("/rows")) return route.fulfill({ json: { received: 0 } });
    if (pathname.endsWith("/finish")) return route.fulfill({ json: nothing });
    return route.fulfill({ status: 201, json: { id: "nothing" } });
  });
}

async function startBrowser() {
  const browser = await chromium.launch(launchOptions());
  return {
    stop: () => browser.close(),
    /** Opens the library's page as a DJ does. Without `isStored`, nothing that it sends reaches the server. */
    async openLibrary(site, { isStored }) {
      const context = await browser.newContext();
      await context.addCookies(cookiesIn(site));
      const page = await context.newPage();
      if (!isStored) await storeNothing(page);
      await page.goto(`${site.origin}/DJPortal/library`, { waitUntil: "networkidle" });
      const ways = page.getByRole("button", { name: "Choose files" });
      if ((await ways.count()) === 0) {
        await page.getByRole("button", { name: "Import", exact: true }).click();
      }
      return page;
    },
  };
}

/**
 * A DJ's browser runs on another machine. Here it would compete with the server for every core, and a lower priority
 * does not help between sessions: so it gets the last core for itself and what drives it, and the server and its guests
 * keep to the others. Where there is no `taskset`, or one core, they still compete.
 */
async function startBrowserApart(others) {
  const last = availableParallelism() - 1;
  for (const { pid } of others) keepTo(`0-${Math.max(0, last - 1)}`, pid);
  keepTo(`${last}`, process.pid);
  const browser = await startBrowser();
  return {
    ...browser,
    async stop() {
      await browser.stop();
      // What this process measures next starts its own servers.
      keepTo(`0-${last}`, process.pid);
    },
  };
}

/** Keeps all that a process does, and what it starts, to these cores. */
function keepTo(cores, pid) {
  spawnSync("taskset", ["-acp", cores, `${pid}`]);
}

/** Imports the file. Returns how long it takes, and the longest task of the page, in milliseconds. */
async function importOn(page, file) {
  await page.evaluate(() => {
    globalThis.tasks = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
    }).observe({ type: "longtask" });
  });
  const start = performance.now();
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.locator("dl dt", { hasText: "unchanged" }).waitFor({ timeout: 300_000 });
  const took = performance.now() - start;
  const longestTask = await page.evaluate(() => Math.max(...globalThis.tasks));
  await page.context().close();
  return { took, longestTask };
}

/** How long guests wait for an answer while something lasts. */
async function guestsDuring(client, event, work) {
  await client.run("beginPacing", event);
  await work();
  return client.run("endPacing");
}
