import { chromium } from "@playwright/test";
import { launchOptions } from "../../.scripts/chromium.mjs";
import { figures } from "./figures.mjs";
import { askFor, cookiesIn, fillBoard } from "./filled-board.mjs";
import { settingsFor, startProduct, temporaryFolder } from "./server.mjs";
import { size } from "./size.mjs";
import { startClient } from "./start-client.mjs";
import { ms } from "./table.mjs";

/** How many times slower than this machine the phone and the tablet are. */
const SLOWER = 6;
const OPENINGS = size(5, 1);
const TAPS = size(24, 4);
const NIGHT = { requests: size(120, 40), accepted: size(40, 10) };
/** Requests a second while the DJ taps. */
const ARRIVALS = 10;
/** How long a finger stays on the screen, and how long the DJ looks for the next request, in milliseconds. */
const FINGER_MS = 80;
const LOOK_MS = 700;
const MOST_TO_TYPE_MS = 1500;
const MOST_OF_A_TAP_MS = 100;

/** Measures on a slow device when a guest's first character is accepted, and how soon a DJ's tap shows. */
export async function measureTouch({ out, keep }) {
  const { port } = keep(await startProduct(settingsFor(temporaryFolder())));
  const client = keep(startClient());
  const site = {
    origin: `http://127.0.0.1:${port}`,
    cookie: await client.run("signIn", { port }),
  };
  const browser = await chromium.launch(launchOptions());
  keep({ stop: () => browser.close() });

  const typed = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    typed.push(await timeToType(browser, site));
  }
  const [kept, heard] = ["kept", "heard"].map((name) => figures(typed.map((one) => one[name])).p50);
  out.row("first character", ["median"]);
  const limit = `≤ ${MOST_TO_TYPE_MS} ms after the navigation began`;
  out.row("the field keeps it", [ms(kept)], out.judge(kept <= MOST_TO_TYPE_MS, limit));
  out.row("the page has taken it over", [ms(heard)]);

  out.row("tap on Accept", ["median", "p75", "p90", "longest"]);
  for (const arrivals of [0, ARRIVALS]) {
    const { djPath } = await client.run("openEvent", { port, dj: site.cookie });
    const board = { ...NIGHT, id: djPath.split("/").at(-1) };
    await fillBoard(site, board);
    const { p50, p75, p90, longest } = figures(await tapsOn(browser, site, board, arrivals));
    out.row(
      `${arrivals} requests a second`,
      [p50, p75, p90, longest].map(ms),
      out.judge(p90 <= MOST_OF_A_TAP_MS, `p90 ≤ ${MOST_OF_A_TAP_MS} ms`),
    );
  }
}

/** Opens a page of its own in a browser without a cache, on a slow device. */
async function openSlow(browser, site, path, options) {
  const context = await browser.newContext(options);
  await context.addCookies(cookiesIn(site));
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  const slow = (rate) => device.send("Emulation.setCPUThrottlingRate", { rate });
  return { context, page, device, slow, open: (wait) => page.goto(site.origin + path, wait) };
}

/** Presses a key as soon as the song's field shows. Returns when the field has it, and when the page's code has. */
async function timeToType(browser, site) {
  const { context, page, slow, open } = await openSlow(browser, site, "/requests?event=PARTY2", {
    viewport: { width: 375, height: 667 },
  });
  await slow(SLOWER);
  await open({ waitUntil: "commit" });
  const field = page.locator("input[name=title]");
  await field.press("Z");
  const kept = await page.evaluate(() => performance.now());
  // Hydrated, it has taken over what was typed before.
  await page.waitForFunction(() => !("earlyTaps" in window));
  const heard = await page.evaluate(() => performance.now());
  if ((await field.inputValue()) !== "Z") throw new Error("The first character is lost.");
  await context.close();
  return { kept, heard };
}

/** Returns how long each tap takes to show, from the finger's lift to the next paint. */
async function tapsOn(browser, site, board, arrivals) {
  const { context, page, device, slow, open } = await openSlow(
    browser,
    site,
    `/DJPortal?event=${board.id}`,
    { viewport: { width: 1280, height: 800 }, hasTouch: true },
  );
  await open({ waitUntil: "networkidle" });
  // What the page fetches ahead is done by then.
  await page.waitForTimeout(5000);
  await slow(SLOWER);
  await page.evaluate(() => {
    globalThis.taps = [];
    const note = ({ name, duration }) => name === "click" && globalThis.taps.push(duration);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: "event",
      durationThreshold: 16,
    });
  });
  const asked = [];
  const timer =
    arrivals > 0 &&
    setInterval(() => asked.push(askFor(site, board, asked.length)), 1000 / arrivals);
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.waitForTimeout(LOOK_MS);
    const place = await page.evaluate(() => {
      const [, button] = document.querySelectorAll("[data-request] button[aria-label^='Accept']");
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await device.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await page.waitForTimeout(FINGER_MS);
    await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  clearInterval(timer);
  await Promise.all(asked);
  await page.waitForTimeout(LOOK_MS);
  const taps = await page.evaluate(() => globalThis.taps);
  if (taps.length < TAPS) throw new Error(`Of ${TAPS} taps, ${taps.length} were heard.`);
  await context.close();
  return taps;
}
