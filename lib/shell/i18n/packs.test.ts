import * as packs from "@mui/material/locale";
import { packFor, packNames, packTags } from "./packs";

test("the list contains exactly the packs of MUI", () => {
  const names = packTags.map((tag) => tag.replace("-", ""));
  expect(names).toHaveLength(59);
  expect(names.sort()).toEqual(Object.keys(packs).sort());
});

test("each pack has a name that no other has", () => {
  expect(new Set(Object.values(packNames)).size).toBe(packTags.length);
});

test.each(packTags)("a browser that asks for %s reaches that pack", (tag) => {
  expect(packFor(tag)).toBe(tag);
  expect(packFor(tag.toLowerCase())).toBe(tag);
});

test.each([
  ["de", "de-DE"],
  ["de-AT", "de-DE"],
  ["ar", "ar-SD"],
  ["ar-MA", "ar-SD"],
  ["pt", "pt-PT"],
  ["pt-AO", "pt-PT"],
  ["zh-Hant-TW", "zh-CN"],
  ["no", "nb-NO"],
  ["ckb-IQ", "ku-CKB"],
  ["km", "kh-KH"],
  ["fil-PH", "tl-TL"],
  ["xx", undefined],
  ["", undefined],
  ["*", undefined],
])("the language tag %s takes the pack %s", (tag, pack) => {
  expect(packFor(tag)).toBe(pack);
});
