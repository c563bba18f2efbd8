import { chromium } from "@playwright/test";
import { launchOptions } from "../../.scripts/chromium.mjs";
import { median } from "./figures.mjs";
import { askFor, cookiesIn, fillBoard } from "./filled-board.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms } from "./table.mjs";

/** The boards that are compared: how many requests each has, and how many of them are accepted. */
const SMALL = { requests: 20, accepted: 5 };
const LARGE = { requests: size(2000, 120), accepted: size(300, 60) };
const TURNS = size(7, 1);
const ARRIVALS = size(10, 2);
/** The most that the large board may take to open, relative to the small one. */
const MOST_GROWTH = 1.5;
/** The longest task in which a new request may appear, in milliseconds. */
const LONGEST_TASK = 100;

/** Measures how long the board takes to open and to show a new request, on a short and on a long night. */
export async function measureBoard({ out, keep }) {
  const { port } = keep(await startProduct(settingsFor(temporaryFolder())));
  const client = keep(startClient());
  const cookie = await client.run("signIn", { port });
  const browser = await chromium.launch(launchOptions());
  keep({ stop: () => browser.close() });
  const site = { origin: `http://127.0.0.1:${port}`, cookie };
  const boards = {};
  for (const [name, night] of Object.entries({ small: SMALL, large: LARGE })) {
    const { djPath } = await client.run("openEvent", { port, dj: cookie });
    boards[name] = { ...night, id: djPath.split("/").at(-1) };
    await fillBoard(site, boards[name]);
  }

  const turns = [];
  // The first turn warms up the server and the browser's cache.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookiesIn(site));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const [atFew, atMany] = [
      await opened(context, site, boards.small),
      await opened(context, site, boards.large),
    ];
    if (turn > 0) turns.push({ atFew, atMany, growth: atMany / atFew });
  }
  const { atFew, atMany, growth } = median(turns, (turn) => turn.growth);
  out.row("requests, of them accepted", ["opens in"]);
  out.row(named(SMALL), [ms(atFew)]);
  const told = `${growth.toFixed(2)} × the small one, ≤ ${MOST_GROWTH}`;
  out.row(named(LARGE), [ms(atMany)], out.judge(growth <= MOST_GROWTH, told));
  const longest = await longestTask(context, site, boards.large);
  const task = `longest task of ${ARRIVALS} arrivals, ≤ ${LONGEST_TASK} ms`;
  out.row("a new request", [ms(longest)], out.judge(longest <= LONGEST_TASK, task));
}

function named({ requests, accepted }) {
  return `${requests}, ${accepted}`;
}

/** Opens a board, and returns how many milliseconds pass until its rows answer a tap. */
async function opened(context, site, { id }) {
  const page = await context.newPage();
  await page.goto(`${site.origin}/DJPortal?event=${id}`, { waitUntil: "commit" });
  const ready = await page.waitForFunction(() => {
    const row = document.querySelector("[data-request]");
    const isAlive = row && Object.keys(row).some((key) => key.startsWith("__reactProps"));
    return isAlive && performance.now();
  });
  const took = await ready.jsonValue();
  await page.close();
  return took;
}

/** Returns the longest task of the page while new requests arrive, in milliseconds; 0 if none took 50. */
async function longestTask(context, site, board) {
  const page = await context.newPage();
  await page.goto(`${site.origin}/DJPortal?event=${board.id}`, { waitUntil: "networkidle" });
  // What the page fetches ahead is done by then.
  await page.waitForTimeout(5000);
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
      globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  for (let index = 0; index < ARRIVALS; index += 1) {
    await askFor(site, board, index);
    await page.waitForTimeout(400);
  }
  const tasks = await page.evaluate(() => globalThis.tasks);
  await page.close();
  return Math.max(0, ...tasks);
}
