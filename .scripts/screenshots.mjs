// Takes the screenshots for the landing page (every language and mode) and the README from a running demo:
// `npm run screenshots [-- http://localhost:3000]`. Build and start the demo again to see them.
// Chinese needs a font of this machine, such as Debian's fonts-noto-cjk.
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";

const baseURL = process.argv[2] ?? "http://localhost:3000";
const landing = "public/landing";
const readme = ".github/screenshots";
const languages = readdirSync("messages").map((file) => file.replace(".json", ""));
const phone = { viewport: { width: 375, height: 667 }, scale: 2 };
const tablet = { viewport: { width: 1280, height: 800 }, scale: 1.5 };
/** The preview that other sites show with a link to this one (Open Graph). */
const card = { viewport: { width: 1200, height: 630 }, scale: 1 };
const guestPage = "/requests?event=PARTY2";

for (const folder of [landing, readme]) mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
const dj = await visitor();
await dj.request.post("/api/auth/demo", { data: {} });
const guest = await visitor();
const asked = await ask(["pending", "accepted"]);

for (const mode of ["dark", "light"]) {
  for (const language of languages) {
    const name = (view) => `${landing}/${view}-${mode}-${language}.webp`;
    const settings = { activeMode: mode, isLanguage: language };
    const halved = { settings, isHalved: true };
    await take(name("board"), "/DJPortal", { ...tablet, ...halved, by: dj, until: "[data-fits]" });
    await take(name("guest"), guestPage, { ...phone, ...halved, by: await visitor() });
    await take(name("own"), guestPage, { ...phone, settings, by: guest, top: "#own-requests" });
  }
}
await take(`${readme}/events.webp`, "/DJPortal/events", { ...tablet, by: dj });
await take("app/opengraph-image.jpg", "/landingpage", { ...card, by: await visitor() });
for (const id of asked) await guest.request.delete(`/api/events/PARTY2/requests/${id}/backing`);
await browser.close();

function visitor(options) {
  return browser.newContext({ baseURL, reducedMotion: "reduce", ...options });
}

/** Lets the guest ask for the first songs of each status, without a pause between them. Returns the requests' ids. */
async function ask(statuses) {
  const { events } = await (await dj.request.get("/api/dj/events")).json();
  const { id, settings } = events.find(({ code }) => code === "PARTY2");
  const pause = (pauseSeconds) =>
    dj.request.patch(`/api/dj/events/${id}`, { data: { settings: { pauseSeconds } } });
  await pause(0);
  const ids = [];
  for (const filter of statuses) {
    const list = await guest.request.get(`/api/events/PARTY2/requests?filter=${filter}`);
    const { requests } = await list.json();
    for (const { title, artist } of requests.slice(0, 2)) {
      const data = { id: randomUUID(), title, artist };
      const answer = await guest.request.post("/api/events/PARTY2/requests", { data });
      if (!answer.ok()) throw new Error(`${title} answered ${answer.status()}.`);
      ids.push((await answer.json()).request.id);
    }
  }
  await pause(settings.pauseSeconds);
  return ids;
}

/**
 * Takes a screenshot of the page at `path` for a visitor with these settings, once it has `until`, scrolled to the
 * element `top`. With `isHalved`, another in half the size lies beside it, for small screens.
 */
async function take(file, path, { by, settings, until = "h1", top, viewport, scale, isHalved }) {
  const context = await visitor({ storageState: await by.storageState(), viewport });
  const value = encodeURIComponent(JSON.stringify(settings ?? {}));
  await context.addCookies([{ name: "customizer", value, url: baseURL }]);
  const page = await context.newPage();
  const response = await page.goto(path);
  if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}.`);
  await page.locator(until).first().waitFor();
  // Waits for fonts and for reads after the first HTML; the open event stream means the network is never idle.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  if (top) {
    await page.locator(top).evaluate((element) => element.scrollIntoView());
    // What is above it would show under the top bar.
    await page.evaluate(() => scrollBy(0, 8));
  }
  const screen = await context.newCDPSession(page);
  const y = await page.evaluate(() => scrollY);
  const format = file.endsWith(".jpg") ? "jpeg" : "webp";
  const sizes = isHalved
    ? { [file]: scale, [file.replace(".webp", "-half.webp")]: scale / 2 }
    : { [file]: scale };
  for (const [name, size] of Object.entries(sizes)) {
    const clip = { x: 0, y, ...viewport, scale: size };
    const { data } = await screen.send("Page.captureScreenshot", { format, quality: 60, clip });
    writeFileSync(name, Buffer.from(data, "base64"));
    console.log(name);
  }
  await context.close();
}
