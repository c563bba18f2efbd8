// Takes the README's pictures from a running demo: `npm run screenshots [-- http://localhost:3000]`.
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";

const baseURL = process.argv[2] ?? "http://localhost:3000";
const folder = ".github/screenshots";
const phone = { width: 375, height: 667 };
const tablet = { width: 1280, height: 800 };
const pictures = [
  { name: "guest", path: "/requests?event=PARTY2", viewport: phone, deviceScaleFactor: 2 },
  { name: "board", path: "/DJPortal", viewport: tablet, isDj: true },
  { name: "events", path: "/DJPortal/events", viewport: tablet, isDj: true },
];

const browser = await chromium.launch(launchOptions());
for (const { name, path, isDj, ...options } of pictures) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", ...options });
  if (isDj) await context.request.post("/api/auth/demo", { data: {} });
  const page = await context.newPage();
  const response = await page.goto(path);
  if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}.`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Fonts and what the page reads after its first HTML; the open event stream never lets the network rest.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" });
  console.log(`${folder}/${name}.png`);
}
await browser.close();
