import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { palette } from "@/components/theme/palette";
import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { writeChoices } from "@/lib/shell/customizer/rules";
import { expect, test } from "./fixtures";
import { pages } from "./pages";

test.use({ isFirstVisit: true });

const choices = { isLanguage: "ar", activeMode: "light", activeTheme: "ORANGE_THEME" } as const;
const chosen = { name: SETTINGS_COOKIE, value: writeChoices(choices) };
const arabic = JSON.parse(readFileSync("messages/ar.json", "utf8"));
const ARABIC = /\p{Script=Arabic}/u;
const ATTRIBUTES = {
  lang: "ar",
  dir: "rtl",
  "data-mode": "light",
  "data-theme": "ORANGE_THEME",
  "data-scroll-behavior": "smooth",
};

/** What the HTML shows before any script runs. */
function read(html: string) {
  const shown = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, "");
  const inside = (tag: string) =>
    [...shown.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(
      ([, content = ""]) => content.replace(/<[^>]*>/g, "").trim(),
    );
  const [, attributes = ""] = shown.match(/<html([^>]*)>/) ?? [];
  return {
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
    titles: inside("title"),
    headings: inside("h1"),
    mains: inside("main"),
  };
}

/** Reads the HTML that the server sends for `path` to a visitor with these settings and the page's session. */
async function open(page: Page, path: string) {
  await page.context().addCookies([{ ...chosen, domain: "localhost", path: "/" }]);
  const response = await page.request.get(path);
  const html = await response.text();
  const color = palette("ORANGE_THEME", "light").primary.main;
  expect(html.includes(`--palette-primary-main:${color}`), `${path} has the colours`).toBe(true);
  return { status: response.status(), ...read(html) };
}

for (const who of ["signed out", "signed in"] as const) {
  test(`the first HTML of every page is whole, ${who}`, async ({ asGuest, asDj }) => {
    const page = await (who === "signed in" ? asDj() : asGuest());
    for (const path of pages) {
      expect(await open(page, path), path).toEqual({
        status: path === "/auth/404" ? 404 : 200,
        attributes: ATTRIBUTES,
        titles: [expect.stringMatching(ARABIC)],
        headings: [expect.stringMatching(/\S/)],
        mains: [expect.stringMatching(ARABIC)],
      });
    }
  });
}

for (const [what, path, { title, text }] of [
  ["an unknown address", "/none", arabic.notFound],
  ["the page for unknown addresses", "/auth/404", arabic.notFound],
  ["the board of an unknown event", "/DJPortal?event=none", arabic.board.missing],
] as const) {
  test(`the first HTML of ${what} says so, with status 404`, async ({ asDj }) => {
    const shown = await open(await asDj(), path);
    expect(shown).toMatchObject({ status: 404, attributes: ATTRIBUTES, headings: [title] });
    expect(shown.mains).toEqual([expect.stringContaining(text)]);
  });
}
