import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { palette } from "@/components/theme/palette";
import { directions, modes, SETTINGS_COOKIE, themeNames } from "@/lib/shell/customizer/options";
import { writeChoices } from "@/lib/shell/customizer/rules";
import type { Choices } from "@/lib/shell/customizer/schema";
import { languageCodes, locales } from "@/lib/shell/i18n/locales";
import { choose, expect, expectNoAxeViolations, layoutShift, test } from "./fixtures";

const pairs = themeNames.flatMap((activeTheme) =>
  modes.map((activeMode) => ({ activeTheme, activeMode })),
);

test("the first HTML has the language, direction, mode and colour of all 120 settings", async ({
  request,
}) => {
  test.setTimeout(120_000);
  for (const { activeTheme, activeMode } of pairs) {
    for (const activeDir of directions) {
      for (const isLanguage of languageCodes) {
        const choices = { activeTheme, activeMode, activeDir, isLanguage };
        const cookie = `${SETTINGS_COOKIE}=${writeChoices(choices)}`;
        const html = await (await request.get("/requests", { headers: { cookie } })).text();
        const [tag = ""] = html.match(/<html[^>]*>/) ?? [];
        expect(tag).toContain(`lang="${locales[isLanguage].tag}"`);
        expect(tag).toContain(`dir="${activeDir}"`);
        expect(tag).toContain(`data-mode="${activeMode}"`);
        expect(tag).toContain(`data-theme="${activeTheme}"`);
        expect(html).toContain(
          `--palette-primary-main:${palette(activeTheme, activeMode).primary.main}`,
        );
      }
    }
  }
  for (const activeDir of directions) {
    const cookie = `${SETTINGS_COOKIE}=${writeChoices({ activeDir })}`;
    const html = await (await request.get("/auth/register", { headers: { cookie } })).text();
    expect(html).toContain(`data-emotion="${activeDir} `);
  }
});

test("the first HTML has the menu at the top where it stands, not after the page", async ({
  request,
}) => {
  const cookie = `${SETTINGS_COOKIE}=${writeChoices({ isHorizontal: true, isLanguage: "en" })}`;
  const html = await (await request.get("/requests", { headers: { cookie } })).text();
  const menu = html.indexOf('<nav aria-label="Main menu"');
  expect(menu).toBeGreaterThan(0);
  expect(html.indexOf("<main")).toBeGreaterThan(menu);
});

test("a first visit uses the browser's language, and Arabic its direction", async ({ request }) => {
  for (const [wanted, lang, dir] of [
    ["fr-CH,fr;q=0.9", "fr", "ltr"],
    ["ar-SD,ar;q=0.9,en;q=0.5", "ar", "rtl"],
    ["zh-TW", "zh", "ltr"],
    ["de", "en", "ltr"],
  ]) {
    const html = await (
      await request.get("/requests", { headers: { "accept-language": wanted ?? "" } })
    ).text();
    expect(html).toMatch(new RegExp(`<html[^>]*lang="${lang}"[^>]*dir="${dir}"`));
  }
});

test("the page loads only the pack of component labels that the settings choose", async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, baseURL, { isLanguage: "fr", componentLanguage: "de-DE" });
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const hasCome = (words: string) => scripts.some((script) => script.includes(words));
  await page.goto("/apps/tickets", { waitUntil: "networkidle" });
  await expect.poll(() => hasCome("Zeilen pro Seite")).toBe(true);
  expect(hasCome("Lignes par page")).toBe(false);
  expect(hasCome("Filas por página")).toBe(false);
  // From the first HTML on, and the page around it stays French.
  const html = await (await page.request.get("/apps/tickets")).text();
  expect(html).toContain('aria-label="Zur nächsten Seite"');
  await page.getByRole("button", { name: "Réglages" }).click();

  // The keyboard alone finds a language by its first letters.
  await page.getByRole("combobox", { name: "Langue des commandes" }).focus();
  await page.keyboard.type("Suo");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Mene seuraavalle sivulle" })).toBeVisible();
  expect(hasCome("Filas por página")).toBe(false);
});

test("switching mode, theme, direction and language keeps what was typed", async ({ page }) => {
  await page.goto("/requests?event=PARTY2");
  const song = page.locator('input[name="title"]');
  await song.fill("Dancing Queen");
  const html = page.locator("html");

  // The browser's own parts, such as scrollbars, follow the mode.
  await expect(html).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Switch to light mode" }).click();
  await expect(html).toHaveAttribute("data-mode", "light");
  await expect(html).toHaveCSS("color-scheme", "light");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(244, 246, 250)");

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Purple" }).check();
  await expect(html).toHaveAttribute("data-theme", "PURPLE_THEME");
  await page.getByRole("radio", { name: "Right to left" }).check();
  await expect(html).toHaveAttribute("dir", "rtl");
  await page.getByRole("radio", { name: "Left to right" }).check();
  await expect(html).toHaveAttribute("dir", "ltr");
  await page.keyboard.press("Escape");
  await expect(song).toHaveValue("Dancing Queen");

  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page.getByRole("button", { name: "Réglages" })).toBeVisible();
  await expect(html).toHaveAttribute("lang", "fr");
  await expect(song).toHaveValue("Dancing Queen");
});

test("another open page follows what is chosen, and its own next choice keeps it", async ({
  page,
}) => {
  await page.goto("/requests");
  const other = await page.context().newPage();
  await other.goto("/apps/notes");
  await other.getByRole("button", { name: "Switch to light mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "light");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "العربية" }).click();
  await expect(other.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("الملاحظات");
  await other.reload();
  await expect(other.locator("html")).toHaveAttribute("data-mode", "light");
  await expect(other.locator("html")).toHaveAttribute("dir", "rtl");
});

test("the samples of an open page follow the language that is chosen", async ({ page }) => {
  await page.goto("/apps/tickets");
  const ticket = (subject: string) => page.getByRole("link", { name: subject });
  await expect(ticket("Song search misses accents")).toBeVisible();
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(ticket("La recherche ignore les accents")).toBeVisible();
});

/** Makes the browser write the digits of Arabic as WebKit does, unless told which. */
function writeArabicDigits() {
  const named = (locale: unknown) => (locale === "ar" ? "ar-u-nu-arab" : locale);
  for (const name of ["DateTimeFormat", "NumberFormat", "RelativeTimeFormat"] as const) {
    const format = new Proxy(Intl[name], {
      construct: (make, [locale, ...options]) =>
        Reflect.construct(make, [named(locale), ...options]),
    });
    Object.defineProperty(Intl, name, { value: format });
  }
}

test("where the browser has other digits for Arabic, pages keep those of the server", async ({
  asDj,
  newEvent,
  baseURL,
}) => {
  const opensAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const event = await newEvent({ opensAt });
  const page = await asDj();
  await choose(page.context(), baseURL, { isLanguage: "ar" });
  await page.addInitScript(writeArabicDigits);
  for (const path of [
    "/requests?event=PARTY2",
    "/DJPortal",
    `/DJPortal?event=${event.id}`,
    "/DJPortal/events",
    "/DJPortal/account",
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const words = await page.getByRole("main").textContent();
    expect(words, path).toMatch(/[0-9]/);
    expect(words, path).not.toMatch(/[\u0660-\u0669]/);
  }
});

test("whoever follows the system gets its mode at once, and with the next page's first paint", async ({
  page,
}) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/requests");
  await expect(html).toHaveAttribute("data-mode", "dark");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "System" }).check();
  await expect(html).toHaveAttribute("data-mode", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-mode", "dark");

  // The server remembers the dark mode; the device has changed since.
  await page.goto("/auth/login");
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const { dataset } = document.documentElement;
      dataset.painted ??= dataset.mode ?? "";
    }).observe({ type: "paint", buffered: true });
  });
  for (const path of ["/requests", "/apps/tables"]) {
    await page.goto(path);
    await expect(html).toHaveAttribute("data-painted", "light");
    await expect(html).toHaveAttribute("data-mode", "light");
  }
});

const lookOf = {
  "/requests?event=PARTY2": { card: 'main [class*="card"]' },
  "/apps/tables": { card: "main .MuiCard-root, main .MuiPaper-root" },
} as const;

/** What the settings have made of a page. */
function readLook(page: Page, card: string) {
  return page.evaluate((selector) => {
    const find = (query: string) => document.querySelector(query) as HTMLElement;
    const styleOf = (query: string) => getComputedStyle(find(query));
    const menu = document.querySelector("nav") as HTMLElement;
    const box = menu.getBoundingClientRect();
    return {
      dir: styleOf("body").direction,
      ground: styleOf("body").backgroundColor,
      accent: styleOf("html").getPropertyValue("--palette-primary-main"),
      bar: find("header").getBoundingClientRect().height,
      menu: box.width,
      menuIsAtTheStart: (styleOf("body").direction === "rtl") === box.left > innerWidth / 2,
      page: find("main").getBoundingClientRect().width,
      language: document.documentElement.lang,
      shadow: styleOf(selector).boxShadow !== "none",
      radius: styleOf(selector).borderRadius,
    };
  }, card);
}

for (const [path, { card }] of Object.entries(lookOf)) {
  test(`each setting acts on ${path}`, async ({ asDj, baseURL }) => {
    const page = await asDj();
    await page.setViewportSize({ width: 1920, height: 900 });
    const look = async (choices: Choices) => {
      await choose(page.context(), baseURL, choices);
      await page.goto(path);
      return readLook(page, card);
    };
    expect(await look({})).toMatchObject({
      dir: "ltr",
      ground: "rgb(23, 28, 35)",
      bar: 70,
      menu: 270,
      page: 1200,
      language: "en",
      shadow: true,
      radius: "10px",
    });
    const changed = await look({
      activeDir: "rtl",
      activeMode: "light",
      activeTheme: "ORANGE_THEME",
      SidebarWidth: 300,
      TopbarHeight: 88,
      isLayout: "full",
      isLanguage: "fr",
      isCardShadow: false,
      borderRadius: 3,
    });
    expect(changed).toEqual({
      dir: "rtl",
      ground: "rgb(244, 246, 250)",
      accent: palette("ORANGE_THEME", "light").primary.main,
      bar: 88,
      menu: 300,
      menuIsAtTheStart: true,
      page: 1620,
      language: "fr",
      shadow: false,
      radius: "3px",
    });
    expect(await look({ isCollapse: true, MiniSidebarWidth: 100 })).toMatchObject({ menu: 100 });
    expect((await look({ isHorizontal: true })).menu).toBeGreaterThan(1000);
  });
}

test("styles mirror at once, both ways", async ({ page }) => {
  await page.goto("/requests");
  const drawerSide = async () => {
    const box = await page.getByRole("dialog", { name: "Settings" }).boundingBox();
    return (box?.x ?? 0) === 0 ? "left" : "right";
  };
  await page.getByRole("button", { name: "Settings" }).click();
  expect(await drawerSide()).toBe("right");
  await page.getByRole("radio", { name: "Right to left" }).check();
  await expect.poll(drawerSide).toBe("left");
  await page.getByRole("radio", { name: "Left to right" }).check();
  await expect.poll(drawerSide).toBe("right");
});

test("a chosen direction stays when the language changes", async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { activeDir: "ltr" });
  await page.goto("/requests");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

for (const [name, choices] of [
  ["a narrow sidebar, right to left", { isCollapse: true, activeDir: "rtl" }],
  ["a menu at the top, full width", { isHorizontal: true, isLayout: "full", activeMode: "light" }],
  ["Arabic in orange", { isLanguage: "ar", activeTheme: "ORANGE_THEME", borderRadius: 24 }],
] satisfies [string, Choices][]) {
  test(`nothing shifts on a reload with ${name}`, async ({ page, context, baseURL }) => {
    await choose(context, baseURL, choices);
    await page.goto("/requests?event=PARTY2");
    await page.reload({ waitUntil: "networkidle" });
    expect(await layoutShift(page)).toBe(0);
  });
}

// `palette.test.ts` measures the contrast of every theme in each mode; the other tests check pages in the first theme.
for (const choices of [
  { activeTheme: "ORANGE_THEME", activeMode: "dark", isLanguage: "fr" },
  { activeTheme: "PURPLE_THEME", activeMode: "light", isLanguage: "ar" },
] as const) {
  const { activeTheme, activeMode, isLanguage } = choices;
  const name = `${activeTheme} in ${activeMode} mode, in ${isLanguage}`;
  test(`axe finds nothing on the requests, the board and the settings with ${name}`, async ({
    asDj,
    baseURL,
  }) => {
    const page = await asDj();
    await choose(page.context(), baseURL, choices);
    await page.goto("/DJPortal");
    await expectNoAxeViolations(page);
    await page.goto("/requests?event=PARTY2");
    await expectNoAxeViolations(page);
    const { layout, customizer } = JSON.parse(readFileSync(`messages/${isLanguage}.json`, "utf8"));
    await page.getByRole("button", { name: layout.topBar.settings, exact: true }).click();
    await expect(page.getByRole("radiogroup", { name: customizer.activeMode })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
