import { preferredLanguage } from "./locales";

test.each([
  ["fr-CH, fr;q=0.9, en;q=0.8", "fr"],
  ["zh-Hant-TW,zh;q=0.9", "ch"],
  ["ar-SD", "ar"],
  ["de, vi;q=0.7, en;q=0.3", "vi"],
  ["en;q=0.4, fr;q=0.6", "fr"],
  ["fr;q=0, en", "en"],
  ["de-DE", undefined],
  ["*", undefined],
  [null, undefined],
])("a browser that asks for %s gets %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
