import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures";

test.use({ fetchesAhead: true, isFirstVisit: true });

const CODE = "**/_next/static/chunks/*.js";

/**
 * Makes code that is not loaded yet fail to load, as if the network were down or a new version had replaced it.
 */
async function loseCode(page: Page) {
  // Waits until the current page is hydrated: the next page must fail, not this one.
  await page.waitForFunction(() => {
    const button = document.querySelector("button");
    return button && Object.keys(button).some((key) => key.startsWith("__react"));
  });
  await page.route(CODE, (route) => route.abort());
  return () => page.unroute(CODE);
}

const LOST = [/net::ERR_FAILED/, /ChunkLoadError/];

for (const { group, from, link, heading } of [
  { group: "full", from: "/DJPortal/account", link: "Events", heading: "Events" },
  { group: "blank", from: "/auth/login", link: "Create an account", heading: "Create an account" },
]) {
  test(`a failing page of the ${group} layout says so, keeps its layout, and can be tried again`, async ({
    asDj,
    asGuest,
    allowConsole,
  }) => {
    for (const line of LOST) allowConsole(line);
    const page = await (group === "full" ? asDj() : asGuest());
    await page.goto(from);
    const mend = await loseCode(page);
    await page.getByRole("link", { name: link }).click();
    const failed = page.getByRole("heading", { name: "Something went wrong on this page" });
    await expect(failed).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main menu" })).toHaveCount(
      group === "full" ? 1 : 0,
    );
    await expectNoAxeViolations(page);

    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  });
}

test("a failing page speaks the visitor's language", async ({ asGuest, allowConsole }) => {
  for (const line of LOST) allowConsole(line);
  const page = await asGuest();
  const value = encodeURIComponent(JSON.stringify({ isLanguage: "fr" }));
  await page.context().addCookies([{ name: "customizer", value, domain: "localhost", path: "/" }]);
  await page.goto("/auth/login");
  await loseCode(page);
  await page.locator('a[href^="/auth/register"]').first().click();
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});

test("a panel whose code fails to load says so, opens on the next try, and offers to reload the page", async ({
  asGuest,
  allowConsole,
}) => {
  for (const line of LOST) allowConsole(line);
  const page = await asGuest();
  await page.goto("/requests");
  const mend = await loseCode(page);
  await page.getByRole("button", { name: "Settings" }).click();
  const failed = page.getByText(/^Couldn’t load this part of the page/);
  await expect(failed).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();

  await page.reload();
  const update = await loseCode(page);
  await page.getByRole("button", { name: "Language" }).click();
  await expect(failed).toBeVisible();
  await update();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await page.getByRole("button", { name: "Language" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
});

test("when the root layout fails, the global error screen keeps language and theme", async ({
  asGuest,
  allowConsole,
}) => {
  allowConsole(/refused by the browser/);
  const page = await asGuest();
  const chosen = { isLanguage: "ar", activeMode: "light" };
  const value = encodeURIComponent(JSON.stringify(chosen));
  await page.context().addCookies([{ name: "customizer", value, domain: "localhost", path: "/" }]);
  // Distinguishes our own listeners from React's, which always pass a third argument.
  await page.addInitScript(() => {
    const add = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof add>) => {
      if (args[0] === "keydown" && args.length === 2 && !document.cookie.includes("mended")) {
        throw new Error("refused by the browser");
      }
      add(...args);
    };
  });
  await page.goto("/requests");
  const retry = page.getByRole("button", { name: "إعادة المحاولة" });
  await expect(retry).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(244, 246, 250)");
  await expectNoAxeViolations(page);

  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page under test reads it back at once.
    document.cookie = "mended=yes";
  });
  await retry.click();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(retry).toHaveCount(0);
});
