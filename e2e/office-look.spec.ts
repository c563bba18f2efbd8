import type { Locator } from "@playwright/test";
import words from "@/messages/en.json" with { type: "json" };
import { choose, expect, test } from "./fixtures";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 667 };
const AREAS = ["email", "tickets", "notes", "calendar"];
const PAGES = ["ecommerce/shop", "ecommerce/list", "blog/posts", "followers", "gallery"];

async function boxOf(part: Locator) {
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test("each page of the back office has a head of one row, 56 px high", async ({ asDj }) => {
  const page = await asDj();
  await page.setViewportSize(WIDE);
  const addresses = [...AREAS, ...PAGES].map((path) => `/apps/${path}`);
  for (const path of [...addresses, "/dashboards/modern", "/dashboards/ecommerce"]) {
    await page.goto(path);
    const head = page.getByRole("main").locator("header").first();
    const { height } = await boxOf(head);
    expect({ path, height: Math.round(height) }).toEqual({ path, height: 56 });
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
  await expect(drawer.getByRole("list", { name: cart.lines }).getByRole("listitem")).toHaveCount(1);
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
