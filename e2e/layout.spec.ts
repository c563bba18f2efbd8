import { expect, expectNoAxeViolations, test } from "./fixtures";

test("the first tab stop skips the menus", async ({ page }) => {
  await page.goto("/requests");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the menu marks the current page", async ({ page }) => {
  await page.goto("/requests");
  await expect(page.getByRole("link", { name: "Requests", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a narrow sidebar widens for the pointer and for the keyboard, and the page does not move", async ({
  page,
}) => {
  await page.goto("/requests");
  const sidebar = page.getByRole("navigation", { name: "Main menu" });
  const width = async () => (await sidebar.boundingBox())?.width;
  const contentStart = async () => (await page.getByRole("main").boundingBox())?.x;
  await expect.poll(width).toBe(270);

  // The button works once scripts have loaded.
  await expect(async () => {
    await page.getByRole("button", { name: "Fold menu" }).click({ timeout: 2000 });
    await expect.poll(width, { timeout: 2000 }).toBe(87);
  }).toPass();
  const start = await contentStart();

  await sidebar.hover();
  await expect.poll(width).toBe(270);
  expect(await contentStart()).toBe(start);
  await page.getByRole("main").hover();
  await expect.poll(width).toBe(87);

  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Tab");
  await expect.poll(width).toBe(270);
});

test("on a phone the menu is a drawer that closes on navigation", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/requests");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("on a phone the top bar is slim and nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/requests");
  expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(56);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("the command palette finds pages, languages and colours from a few letters", async ({
  page,
}) => {
  await page.goto("/requests");
  const field = page.getByRole("combobox", { name: "Search" });
  // The shortcut works once scripts have loaded.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
  await field.fill("oran");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "ORANGE_THEME");

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("zzz");
  await expect(page.getByText("Nothing of that name.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

test("a slow page shows a spinner, and the new page starts at its top", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/requests?event=PARTY2");
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.route(/\/auth\/login/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await expect(page.getByRole("progressbar", { name: "Page is loading" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole("progressbar", { name: "Page is loading" })).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("axe finds nothing on the menus of the top bar, opened by keyboard", async ({ asDj }) => {
  const page = await asDj();
  await page.goto("/requests");
  for (const name of ["Language", /^Account of/]) {
    await page.getByRole("button", { name }).press("Enter");
    await expect(page.getByRole("menu").locator(":focus")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  }
});
