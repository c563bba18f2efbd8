import type { Page } from "@playwright/test";
import { languageCodes } from "@/lib/shell/i18n/locales";
import { axeViolations, choose, expect, expectNoAxeViolations, goOffline, test } from "./fixtures";

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
    await page.getByRole("button", { name: "Collapse menu" }).click({ timeout: 2000 });
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

for (const isLanguage of languageCodes) {
  test(`a page below the horizontal menu is as high as the window, in ${isLanguage}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await choose(page.context(), baseURL, { isHorizontal: true, isLanguage });
    await page.goto("/apps/chats");
    const menu = await page.getByRole("navigation").first().boundingBox();
    // Two rows of entries.
    expect(menu?.height).toBeLessThan(56 * 2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    const content = await page.getByRole("main").boundingBox();
    expect((content?.y ?? 0) + (content?.height ?? 0)).toBe(800);
  });
}

test("axe finds nothing on the sections of the menu at the top, nor on the panes that open", async ({
  asDj,
  baseURL,
}) => {
  const page = await asDj();
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page.context(), baseURL, { isHorizontal: true });
  await page.goto("/apps/notes");
  const sections = page.getByRole("navigation", { name: "Main menu" }).getByRole("button");
  for (const section of await sections.all()) {
    await section.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await axeViolations(page, "header, nav, dialog")).toEqual([]);
    await page.keyboard.press("Escape");
  }
  for (const area of ["chats", "email", "notes", "contacts", "tickets"]) {
    await page.goto(`/apps/${area}`);
    await page.locator("[data-item]").first().click();
    await expect(page).toHaveURL(/id=/);
    expect(await axeViolations(page, "main"), area).toEqual([]);
  }
});

test("on a phone the menu is a drawer that closes on navigation", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/requests");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("on a guest's phone the top bar has language and mode, and the menu has the rest", async ({
  asGuest,
}) => {
  const page = await asGuest();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/requests");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button")).toHaveCount(3);
  for (const name of ["Open menu", "Switch to light mode", "Language"]) {
    await expect(bar.getByRole("button", { name })).toBeVisible();
  }
  await bar.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
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
  await expect(page.getByText("No matches.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
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

test("without a network, a press in the menu stays in the product, says so, and leads on once it is back", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/requests?event=PARTY2");
  const song = page.locator('input[name="title"]');
  await song.fill("Dancing Queen");
  await goOffline(page);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await expect(page.getByText("No connection. The page opens once it’s back.")).toBeVisible();
  await expect(song).toHaveValue("Dancing Queen");
  await expectNoAxeViolations(page);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText("No connection.")).toBeHidden();
});

test("beside the board the menu is narrow until the visitor makes it wide", async ({ asDj }) => {
  const page = await asDj();
  await page.goto("/DJPortal");
  const sidebar = page.getByRole("navigation", { name: "Main menu" });
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(87);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Expand menu" }).click();
  await expect.poll(width).toBe(270);
});

test.describe("with what pages fetch ahead", () => {
  test.use({ fetchesAhead: true });

  test("a page fetches ahead what its menu leads to", async ({ page }) => {
    const ahead = page.waitForRequest(
      (request) => request.headers()["next-router-prefetch"] === "1" && /login/.test(request.url()),
    );
    await page.goto("/requests?event=PARTY2");
    await ahead;
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

  test("the spinner turns for as long as the page takes", async ({ page }) => {
    await page.clock.install();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/auth\/login/, async (route) => {
      await arrival;
      await route.continue();
    });
    // What the page fetches ahead has to wait as well: a page that is there already needs no spinner.
    await page.goto("/requests?event=PARTY2");
    const spinner = page.getByRole("progressbar", { name: "Page is loading" });
    await page.getByRole("link", { name: "Sign in" }).first().click();
    await expect(spinner).toBeVisible();
    await page.clock.runFor("10:00");
    await expect(spinner).toBeVisible();
    arrive();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(spinner).toBeHidden();
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  /** Scrolls the page by script and returns how far it is at once. */
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((to) => {
      window.scrollTo({ top: to });
      return window.scrollY;
    }, top);
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  /** Opens a page at `top` and returns where the page after it stands in each frame. */
  async function followLink(page: Page, top: number) {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto("/requests?event=PARTY2");
    expect(await scrollTo(page, top)).toBeLessThan(top);
    await expect.poll(() => scrolled(page)).toBe(top);
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      const note = () => {
        if (document.querySelector('input[name="password"]')) positions.push(window.scrollY);
        requestAnimationFrame(note);
      };
      note();
    });
    await page.getByRole("link", { name: "Sign in" }).first().click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect.poll(() => scrolled(page)).toBe(0);
    return page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  }

  test("a page scrolls smoothly, and so does the way to the top of the next one", async ({
    page,
  }) => {
    const positions = await followLink(page, 300);
    expect(positions.filter((top) => top > 0 && top < 300).length).toBeGreaterThan(2);
    expect(positions).toEqual([...positions].sort((one, other) => other - one));
    // As far as the browser can before the page has its whole height again.
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  });

  test("a page that was scrolled by less than its head starts at its top as well", async ({
    page,
  }) => {
    await followLink(page, 20);
  });

  test("a visitor who wants less motion gets none", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto("/requests?event=PARTY2");
    expect(await scrollTo(page, 600)).toBe(600);
  });
});

test("for a visitor who wants less motion, all of a page changes at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/requests?event=PARTY2");
  const late = await page.getByRole("main").evaluate(async (main) => {
    main.style.visibility = "hidden";
    await new Promise((resolve) => setTimeout(resolve, 500));
    main.style.visibility = "";
    const isHidden = (part: Element) => getComputedStyle(part).visibility === "hidden";
    return [...main.querySelectorAll("p, li, button")].filter(isHidden).length;
  });
  expect(late).toBe(0);
});

test("where the system chooses the colours, an edge tells which filter is chosen", async ({
  asDj,
}) => {
  const page = await asDj();
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, list, chosen] of [
    ["/DJPortal", "Show requests by status", /Waiting/],
    ["/apps/contacts", "Filter contacts", /^All/],
  ] as const) {
    await page.goto(path);
    const links = page.getByLabel(list, { exact: true }).getByRole("link");
    const withEdge = () =>
      links.evaluateAll((all) =>
        all.flatMap((link) =>
          getComputedStyle(link).outlineStyle === "solid" ? link.textContent : [],
        ),
      );
    await expect.poll(withEdge).toEqual([expect.stringMatching(chosen)]);
  }
});
