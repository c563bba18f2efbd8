import type { Locator, Page } from "@playwright/test";
import words from "@/messages/en.json" with { type: "json" };
import { choose, expect, test } from "./fixtures";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 667 };
const AREAS = ["email", "tickets", "notes", "calendar"];
const PAGES = ["ecommerce/shop", "ecommerce/list", "blog/posts", "followers", "gallery"];
const OWN = ["events", "library", "library/wished", "decks", "insights", "poster", "account"];

async function boxOf(part: Locator) {
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test("each page of the DJ and of the back office has a head of one row, 56 px high", async ({
  asDj,
}) => {
  const page = await asDj();
  await page.setViewportSize(WIDE);
  const office = [...AREAS, ...PAGES].map((path) => `/apps/${path}`);
  const own = OWN.map((path) => `/DJPortal/${path}`);
  for (const path of [...office, ...own, "/dashboards/modern", "/dashboards/ecommerce"]) {
    await page.goto(path);
    const head = page.getByRole("main").locator("header").first();
    const { height } = await boxOf(head);
    expect({ path, height: Math.round(height) }).toEqual({ path, height: 56 });
    if (path.endsWith("calendar")) await expectNightToGlow(page);
    if (path.endsWith("followers")) await expectEvenCards(page);
  }
});

/** A month names what there is instead of when, and the day of a DJ's own night has a ground of its own. */
async function expectNightToGlow(page: Page) {
  const cells = page.locator(".calendar-night");
  await expect(cells.first()).toHaveCSS("background-image", /^linear-gradient/);
  const days = await page.locator(".calendar-day-number").count();
  expect(await cells.count()).toBeLessThan(days / 4);
  const entries = page.locator(".calendar-appointment");
  await expect(entries.first()).toBeVisible();
  // The first line is what is seen; the rest is for screen readers, with the times.
  for (const text of await entries.allInnerTexts()) {
    expect(text.split("\n")[0]).not.toMatch(/\d{1,2}:\d\d/);
  }
}

/** Whatever a person is called, the button stands in the same place. */
async function expectEvenCards(page: Page) {
  const list = page.getByRole("main").getByRole("list").last();
  const heights = await list
    .getByRole("listitem")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(new Set(heights).size).toBe(1);
}

test("in Arabic, what is written in Latin letters begins where it begins, and the total has room in its ring", async ({
  asDj,
  baseURL,
}) => {
  const page = await asDj();
  await page.setViewportSize({ width: 1200, height: 800 });
  await choose(page.context(), baseURL, { isLanguage: "ar" });
  await page.goto("/dashboards/ecommerce");
  const ring = page.locator(".MuiPieChart-arc").first();
  await expect(ring).toBeVisible();
  const room = await ring.evaluate((arc) => {
    const svg = arc.closest("svg");
    const total = svg?.querySelector("text");
    if (!svg || !total) return 0;
    // The ring is as high as its drawing; its hole takes 74 % of that.
    return svg.getBoundingClientRect().height * 0.74 - total.getBoundingClientRect().width;
  });
  expect(room).toBeGreaterThan(20);
  expect(await cutAtTheStart(page)).toEqual([]);
  // The line of a tile runs to the left, and what rose points up and to the left.
  const arrow = page.getByRole("main").locator("[data-directional]").first();
  await expect(arrow).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
  await page.goto("/dashboards/modern");
  await expect(page.locator(".MuiPieChart-arc").first()).toBeVisible();
  expect(await cutAtTheStart(page)).toEqual([]);
  await page.goto("/apps/chats");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  expect(await cutAtTheStart(page)).toEqual([]);
});

/** Texts in Latin letters whose first letter is outside of what cuts them off. */
async function cutAtTheStart(page: Page) {
  return page.getByRole("main").evaluate((main) => {
    const cut: string[] = [];
    /** What is there for screen readers alone is in no line. */
    const isLine = (part: Element) =>
      part.clientWidth > 8 && /hidden|clip/.test(getComputedStyle(part).overflowX);
    function lineOf(part: Element | null): Element | undefined {
      if (!part || part === main) return undefined;
      return isLine(part) ? part : lineOf(part.parentElement);
    }
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const line = lineOf(node.parentElement);
      if (!line || !/^\s*[A-Za-z]/.test(text) || line.scrollWidth <= line.clientWidth) continue;
      const letter = document.createRange();
      letter.setStart(node, 0);
      letter.setEnd(node, text.search(/\S/) + 1);
      const [at, frame] = [letter.getBoundingClientRect(), line.getBoundingClientRect()];
      if (at.left < frame.left - 1 || at.right > frame.right + 1) cut.push(text);
    }
    return cut;
  });
}

test("the columns of a table fit its frame, in the languages with the longest words", async ({
  asDj,
  baseURL,
}) => {
  const page = await asDj();
  await page.setViewportSize(WIDE);
  for (const isLanguage of ["vi", "fr"] as const) {
    await choose(page.context(), baseURL, { isLanguage });
    await page.goto("/apps/tables");
    const hidden = await page
      .getByRole("grid")
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect({ isLanguage, hidden }).toEqual({ isLanguage, hidden: 0 });
  }
});

test("beside an open ticket, the titles keep most of their row", async ({ asDj, baseURL }) => {
  const page = await asDj();
  await page.setViewportSize(WIDE);
  await choose(page.context(), baseURL, { isCollapse: true });
  await page.goto("/apps/tickets?id=2");
  const rows = page.getByRole("table", { name: words.tickets.list }).getByRole("link");
  await expect(rows.first()).toBeVisible();
  const cut = await rows.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
});

test("the blog's first screen has six posts", async ({ asDj }) => {
  const page = await asDj();
  await page.setViewportSize(WIDE);
  await page.goto("/apps/blog/posts");
  const titles = page.getByRole("article").getByRole("heading");
  const ends = await titles.evaluateAll((all) =>
    all.map((title) => title.getBoundingClientRect().bottom),
  );
  expect(ends.filter((end) => end <= WIDE.height)).toHaveLength(6);
});

test("the cart stands beside the shop, which stays in use, and Escape closes it", async ({
  asDj,
}) => {
  const page = await asDj();
  await page.setViewportSize(WIDE);
  await page.goto("/apps/ecommerce/shop");
  const { cart } = words;
  await page.getByRole("button", { name: /^Cart/ }).click();
  const drawer = page.getByRole("dialog", { name: /^Your cart/ });
  await expect(drawer).toBeVisible();
  const products = page.getByRole("main").getByRole("list", { name: words.shop.products });
  const [shop, dock] = [await boxOf(products), await boxOf(drawer)];
  expect(shop.x + shop.width).toBeLessThanOrEqual(dock.x);
  await products.getByRole("button").first().click();
  const lines = drawer.getByRole("list", { name: cart.lines }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await drawer.getByRole("button", { name: /^Remove/ }).click();
  await expect(drawer.getByRole("button", { name: words.layout.toasts.undo })).toBeFocused();
  await expect(lines).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: /^Remove/ })).toBeVisible();
  await drawer.getByRole("heading").first().focus();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("on a phone, the total and the way on stay in view through the checkout", async ({ asDj }) => {
  const page = await asDj();
  await page.setViewportSize(PHONE);
  await page.goto("/apps/ecommerce/detail/1");
  await page.getByRole("button", { name: words.shop.addToCart }).click();
  await page.goto("/apps/ecommerce/checkout");
  const total = page.getByText(words.cart.total, { exact: true }).first();
  await expect(page.getByRole("button", { name: words.orders.continue })).toBeInViewport({
    ratio: 1,
  });
  await expect(total).toBeInViewport({ ratio: 1 });
  const steps = page.getByRole("navigation", { name: words.orders.steps.label });
  for (const name of ["cart", "address", "payment"] as const) {
    await expect(steps.getByText(words.orders.steps[name])).toBeVisible();
  }
});

test("on a phone, a profile's head takes one row, and four figures the first screen of a dashboard", async ({
  asDj,
}) => {
  const page = await asDj();
  await page.setViewportSize(PHONE);
  await page.goto("/apps/user-profile");
  const head = page.getByRole("heading", { level: 2 }).first().locator("../../..");
  expect((await boxOf(head)).height).toBeLessThanOrEqual(56);
  await page.goto("/dashboards/modern");
  for (const name of ["requests", "accepted", "wait", "guests"] as const) {
    const tile = page.getByRole("region", { name: words.dashboards.tiles[name], exact: true });
    await expect(tile).toBeInViewport({ ratio: 1 });
  }
});
