import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import arabic from "@/messages/ar.json" with { type: "json" };
import { choose, expect, test } from "./fixtures";

const LONG = "Please play this one for my grandmother, who turns ninety today and still dances. ";

async function inArabic(page: Page) {
  const value = encodeURIComponent(JSON.stringify({ isLanguage: "ar" }));
  await page.context().addCookies([{ name: "customizer", value, domain: "localhost", path: "/" }]);
  return page;
}

test("Latin text on a right-to-left page starts where the page's text does and is cut at its end", async ({
  asGuest,
  asDj,
  newEvent,
}) => {
  const event = await newEvent();
  const guest = await asGuest();
  await guest.goto(`/requests?event=${event.code}`);
  const title = `Dancing ${"very ".repeat(30)}Queen`;
  const ask = { id: randomUUID(), title, name: "Christopher", message: LONG.repeat(3).trim() };
  const { origin } = new URL(guest.url());
  const url = `/api/events/${event.code}/requests`;
  const answer = await guest.request.post(url, { data: ask, headers: { origin } });
  expect(answer.status()).toBe(201);

  const dj = await inArabic(await asDj());
  await dj.setViewportSize({ width: 375, height: 667 });
  await dj.goto(`/DJPortal?event=${event.id}`);
  const row = dj.getByRole("listitem", { name: title });
  for (const words of [row.getByText(/^“Please play/), row.getByTitle(title)]) {
    await expect(words).toHaveCSS("direction", "ltr");
    await expect(words).toHaveCSS("text-align", "right");
    expect(await isBeginningShown(words)).toBe(true);
  }
});

test("on a right-to-left dashboard a total stays in its ring, and products keep their beginning", async ({
  asDj,
}) => {
  const dj = await inArabic(await asDj());
  await dj.goto("/dashboards/ecommerce");
  const orders = dj.getByRole("region", { name: arabic.dashboards.orders.title });
  for (const product of await orders.locator("[lang=en][title]").all()) {
    expect(await isBeginningShown(product)).toBe(true);
  }
  const ring = dj
    .getByRole("region", { name: arabic.dashboards.categories.title, exact: true })
    .locator("svg:has(.MuiPieChart-arc)");
  await expect(ring).toBeVisible();
  const { hole, total } = await ring.evaluate((svg) => {
    const widthOf = (selector: string) =>
      svg.querySelector(selector)?.getBoundingClientRect().width;
    const parts = [...svg.querySelectorAll(".MuiPieChart-arc")];
    const edges = parts.map((part) => part.getBoundingClientRect());
    const outer =
      Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left));
    return { hole: outer * 0.74, total: widthOf("g[aria-hidden] > text") };
  });
  expect(total).toBeLessThan(hole - 4);
});

/** Whether the first letter is visible. */
async function isBeginningShown(words: Locator) {
  return words.evaluate((element) => {
    const range = document.createRange();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return false;
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const [letter, frame] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return letter.left >= frame.left - 1 && letter.right <= frame.right + 1;
  });
}

for (const width of [375, 320]) {
  test(`the board's buttons fit in one row at ${width} px`, async ({ asDj, newEvent, baseURL }) => {
    const event = await newEvent({ name: "The Night of the Very Long Names of the World" });
    const dj = await asDj();
    await dj.setViewportSize({ width, height: 640 });
    await dj.goto(`/DJPortal?event=${event.id}`);
    const tops = new Set<number>();
    for (const name of ["Add request", "Undo", "Pause", "Night"]) {
      const box = await dj.getByRole("button", { name, exact: true }).boundingBox();
      tops.add(box?.y ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect([...tops]).toHaveLength(1);
    const page = dj.locator("html");
    expect(await page.evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
    // Arabic's word for the night is the longest.
    await choose(dj.context(), baseURL, { isLanguage: "ar", activeDir: "rtl" });
    await dj.reload();
    const night = await dj.getByRole("button", { name: "السهرة" }).boundingBox();
    expect(night?.x).toBeGreaterThanOrEqual(0);
  });
}
