import { readdirSync, readFileSync } from "node:fs";
import * as packs from "@mui/material/locale";
import { flatten, readMessages } from "@/lib/testing/catalogue";
import { componentLabels, UNPACKED } from "./component-labels";
import { type LanguageCode, languageCodes } from "./locales";
import { packTags } from "./packs";

const byName = new Map<string, object>(Object.entries(packs));

/** What MUI ships, with its functions replaced by what they are. */
function outlineOf(pack: object | undefined) {
  return JSON.parse(
    JSON.stringify(pack ?? {}, (_, value) => (typeof value === "function" ? "a function" : value)),
  );
}

test.each(packTags)("%s has labels of its own, and labels only", async (tag) => {
  const pack = await componentLabels(tag);
  const shipped = outlineOf(byName.get(tag.replace("-", "")));
  expect(outlineOf(pack)).toEqual({ components: {}, ...shipped });
  const parts = Object.keys(pack.components ?? {});
  const translatable = "Alert Autocomplete Breadcrumbs Pagination Rating TablePagination";
  expect(translatable.split(" ").map((name) => `Mui${name}`)).toEqual(
    expect.arrayContaining(parts),
  );
  if (tag !== "en-US") expect(parts.length).toBeGreaterThanOrEqual(4);
});

test.each(["ar-SD", "ar-EG", "fa-IR", "bn-BD", "my-MY", "ne-NP"] as const)(
  "%s counts rows in the digits of the page",
  async (tag) => {
    const { components } = await componentLabels(tag);
    const { labelDisplayedRows } = components?.MuiTablePagination?.defaultProps ?? {};
    const label = labelDisplayedRows?.({ from: 17, to: 18, count: 250, page: 2 });
    expect(label).toMatch(/17.18.*250|250.*18.*17/);
    expect(label).not.toMatch(/(?![0-9])\p{Nd}/u);
  },
);

test("a pack uses its plural forms", async () => {
  const { components } = await componentLabels("fr-FR");
  expect(components?.MuiRating?.defaultProps.getLabelText?.(1)).toBe("1 étoile");
  expect(components?.MuiRating?.defaultProps.getLabelText?.(4)).toBe("4 étoiles");
});

test("Arabic (Sudan) has other words than Arabic (Saudi Arabia)", async () => {
  const [sudan, saudi] = await Promise.all([componentLabels("ar-SD"), componentLabels("ar-SA")]);
  expect(outlineOf(sudan)).not.toEqual(outlineOf(saudi));
});

test("the same pack returns the same promise, which React's use() needs", () => {
  expect(componentLabels("fr-FR")).toBe(componentLabels("fr-FR"));
});

test("nothing has to load for the language that MUI speaks by itself", async () => {
  expect(await componentLabels(UNPACKED)).toEqual({ components: {} });
});

/** What a part must stand in the product with, or its labels translate nothing. */
const uses: Record<string, RegExp> = {
  MuiAutocomplete: /<Autocomplete\b/,
  MuiBreadcrumbs: /<Breadcrumbs\b/,
  MuiPagination: /<Pagination\b/,
  MuiRating: /<Rating\b/,
  MuiTablePagination: /<TablePagination\b/,
};

/** The parts of a pack that stand nowhere in the product. */
function missing(parts: string[]) {
  const files = readdirSync("components", { recursive: true, encoding: "utf8" });
  const sources = files
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => readFileSync(`components/${file}`, "utf8"));
  return parts.filter((part) => !sources.some((source) => uses[part]?.test(source)));
}

test("each part that the packs translate stands somewhere in the product, but for breadcrumbs that fold and alerts", async () => {
  const { components } = await componentLabels("fr-FR");
  expect(missing(Object.keys(components ?? {}))).toEqual(["MuiBreadcrumbs", "MuiAlert"]);
});

/** The parts as the hint of the settings names them. */
const named = {
  "page buttons": "MuiPagination",
  "rows per page": "MuiTablePagination",
  "star ratings": "MuiRating",
  "suggestion lists": "MuiAutocomplete",
};

test("the hint of the settings names no part that is missing, in any language", () => {
  expect(missing(Object.values(named))).toEqual([]);
  const partsIn = (language: LanguageCode) => {
    const texts = Object.fromEntries(flatten(readMessages(language)));
    const [, list = ""] = texts["customizer.componentLanguageHint"]?.split(/[:：]/) ?? [];
    return list
      .split(/[.。]/)[0]
      ?.trim()
      .split(/, |، |、| and | et | và |和/);
  };
  expect(partsIn("en")).toEqual(Object.keys(named));
  for (const code of languageCodes) expect(partsIn(code)).toHaveLength(4);
});
