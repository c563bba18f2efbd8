import * as packs from "@mui/material/locale";
import { componentLabels, packTag, packTags } from "./component-labels";

const byName = new Map<string, object>(Object.entries(packs));

test("the list contains exactly the packs of MUI", () => {
  const names = packTags.map((tag) => tag.replace("-", ""));
  expect(names.sort()).toEqual([...byName.keys()].sort());
});

test.each(packTags)("%s has labels of its own, and labels only", async (tag) => {
  const pack = await componentLabels(tag);
  expect(pack).toEqual(byName.get(tag.replace("-", "")));
  const parts = Object.keys(pack.components ?? {});
  const translatable = "Alert Autocomplete Breadcrumbs Pagination Rating TablePagination";
  expect(translatable.split(" ").map((name) => `Mui${name}`)).toEqual(
    expect.arrayContaining(parts),
  );
  if (tag !== "en-US") expect(parts.length).toBeGreaterThanOrEqual(4);
});

test.each([
  ["fr", "fr-FR"],
  ["zh", "zh-CN"],
  ["zh-TW", "zh-TW"],
  ["ar", "ar-SA"],
  ["ar-sd", "ar-SD"],
  ["pt-AO", "pt-PT"],
  ["vi", "vi-VN"],
  ["en", "en-US"],
  ["xx", "en-US"],
  ["", "en-US"],
])("the locale tag %s takes the pack %s", (tag, pack) => {
  expect(packTag(tag)).toBe(pack);
});

test("a pack uses its plural forms", async () => {
  const { components } = await componentLabels("fr");
  expect(components?.MuiRating?.defaultProps.getLabelText?.(1)).toBe("1 Etoile");
  expect(components?.MuiRating?.defaultProps.getLabelText?.(4)).toBe("4 Etoiles");
});

test("the same tag returns the same promise, which React's use() needs", () => {
  expect(componentLabels("fr")).toBe(componentLabels("fr-FR"));
});
