import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.use({ isFirstVisit: true });

/** What a page's first load may weigh: kilobytes of scripts and of the document, both gzip, and script files. */
const budgets = [
  {
    name: "the guest page",
    path: "/requests?event=PARTY2",
    script: 203,
    files: 12,
    document: 20,
  },
  { name: "the landing page", path: "/landingpage", script: 159, files: 10, document: 18 },
  { name: "the sign-in page", path: "/auth/login", script: 166, files: 10, document: 11 },
  { name: "the maintenance page", path: "/auth/maintenance", script: 159, files: 10, document: 9 },
  { name: "the wall", path: "/wall?event=PARTY2", script: 245, files: 13, document: 16 },
  { name: "the board", path: "/DJPortal", script: 221, files: 11, document: 35, isOfDj: true },
  { name: "the notes", path: "/apps/notes", script: 275, files: 15, document: 23, isOfDj: true },
  { name: "the chats", path: "/apps/chats", script: 290, files: 15, document: 28, isOfDj: true },
  { name: "the mailbox", path: "/apps/email", script: 290, files: 15, document: 30, isOfDj: true },
  {
    name: "the calendar",
    path: "/apps/calendar",
    script: 261,
    files: 15,
    document: 23,
    isOfDj: true,
  },
  {
    name: "the contacts",
    path: "/apps/contacts",
    script: 283,
    files: 15,
    document: 29,
    isOfDj: true,
  },
  {
    name: "the tickets",
    path: "/apps/tickets",
    script: 288,
    files: 16,
    document: 25,
    isOfDj: true,
  },
  {
    name: "the shop",
    path: "/apps/ecommerce/shop",
    script: 274,
    files: 15,
    document: 26,
    isOfDj: true,
  },
  {
    name: "a night's dashboard",
    path: "/dashboards/modern",
    script: 269,
    files: 15,
    document: 26,
    isOfDj: true,
  },
  {
    name: "the charts",
    path: "/apps/charts",
    script: 264,
    files: 15,
    document: 23,
    isOfDj: true,
  },
];

for (const { name, path, isOfDj, ...budget } of budgets) {
  test(`the first load of ${name} stays within its budget`, async ({ asGuest, asDj }) => {
    const loaded = await firstLoad(await (isOfDj ? asDj() : asGuest()), path);
    const [scripts, documents] = [of(loaded, "script"), of(loaded, "document")];
    const [script, document] = [kilobytes(scripts), kilobytes(documents)];
    test.info().annotations.push({
      type: "first load",
      description: `${script} kB in ${scripts.length} files, document ${document} kB`,
    });
    // No file at all would be a mistake of this test.
    expect(scripts.length).toBeGreaterThan(3);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(scripts.length).toBeLessThanOrEqual(budget.files);
    expect(document).toBeLessThanOrEqual(budget.document);
  });
}

test("a page shows before its scripts load", async ({ asGuest }) => {
  const page = await asGuest();
  await page.goto("/requests?event=PARTY2");
  const [painted, loaded] = await page
    .waitForFunction(() => {
      const [paint] = performance.getEntriesByType("paint");
      const script = performance
        .getEntriesByType("resource")
        .find((entry) => (entry as PerformanceResourceTiming).initiatorType === "script");
      return paint && script && [paint.startTime, script.startTime];
    })
    .then((found) => found.jsonValue() as Promise<[number, number]>);
  expect(loaded).toBeGreaterThanOrEqual(painted);
});

const areas = [
  "notes",
  "tickets",
  "contacts",
  "email",
  "chats",
  "calendar",
  "forms",
  "tables",
  "ecommerce/list",
];
/** Kilobytes, gzip. What an area loads on demand (calendar, editor) comes after its first load. */
const OWN_SCRIPT = 66;

test("an area of the back office has little script of its own, beyond what all of them load", async ({
  asDj,
}) => {
  const pages: { area: string; scripts: Loaded[] }[] = [];
  for (const area of areas) {
    const page = await asDj();
    pages.push({ area, scripts: of(await firstLoad(page, `/apps/${area}`), "script") });
    await page.close();
  }
  const inAll = (url: string) =>
    pages.every(({ scripts }) => scripts.some((one) => one.url === url));
  for (const { area, scripts } of pages) {
    const own = kilobytes(scripts.filter(({ url }) => !inAll(url)));
    test.info().annotations.push({ type: area, description: `${own} kB` });
    expect.soft(own, area).toBeLessThanOrEqual(OWN_SCRIPT);
    expect.soft(own, area).toBeGreaterThan(0);
  }
});

test("the code of charts comes with a page of charts, and after it", async ({ asDj }) => {
  const hasCharts = async (page: Page, path: string) => {
    const scripts = of(await firstLoad(page, path), "script");
    const texts = scripts.map(async ({ url }) => (await page.request.get(url)).text());
    return (await Promise.all(texts)).some((text) => text.includes("MuiChartsSurface"));
  };
  const page = await asDj();
  for (const path of ["/DJPortal", "/apps/ecommerce/shop", "/apps/charts"]) {
    expect(await hasCharts(page, path), path).toBe(false);
  }
  await expect(page.locator(".MuiChartsSurface-root").first()).toBeVisible();
});

type Loaded = { url: string; type: string; bytes: number };

/** Returns the document and what it names. What a visitor may need later comes later, when the page rests. */
async function firstLoad(page: Page, path: string): Promise<Loaded[]> {
  const loading = new Map<string, Promise<Loaded>>();
  page.on("requestfinished", (request) => {
    const about = { url: request.url(), type: request.resourceType() };
    const sizes = request.sizes().then(({ responseBodySize: bytes }) => ({ ...about, bytes }));
    // What is not among the first load may still be asked about when the page closes.
    sizes.catch(() => undefined);
    loading.set(about.url, sizes);
  });
  // Browsers would take brotli, which is smaller.
  await page.setExtraHTTPHeaders({ "accept-encoding": "gzip" });
  const response = await page.goto(path);
  const html = (await response?.text()) ?? "";
  const named = [...html.matchAll(/<script type="late" src="([^"]+)"/g)].map(([, src]) => src);
  const urls = [response?.url() ?? "", ...named.map((src) => new URL(src ?? "", page.url()).href)];
  await expect.poll(() => urls.filter((url) => !loading.has(url))).toEqual([]);
  page.removeAllListeners("requestfinished");
  return Promise.all(urls.flatMap((url) => loading.get(url) ?? []));
}

function of(loaded: Loaded[], type: string) {
  return loaded.filter((one) => one.type === type);
}

function kilobytes(loaded: Loaded[]) {
  return Math.round(loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}
