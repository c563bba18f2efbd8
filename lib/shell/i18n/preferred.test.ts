import { preferredBy } from "./preferred";

test.each([
  ["fr-CH, fr;q=0.9, en;q=0.8", "fr", "fr-FR"],
  ["zh-Hant-TW,zh;q=0.9", "ch", "zh-CN"],
  ["ar-SD", "ar", "ar-SD"],
  ["ar-EG", "ar", "ar-SD"],
  ["de, vi;q=0.7, en;q=0.3", "vi", "de-DE"],
  ["en;q=0.4, fr;q=0.6", "fr", "fr-FR"],
  ["fr;q=0, en", "en", "en-US"],
  ["de-DE", undefined, "de-DE"],
  ["xx, de;q=0.5", undefined, "de-DE"],
  ["*", undefined, undefined],
  [null, undefined, undefined],
])("a browser that asks for %s gets %s, and the labels of %s", (header, language, pack) => {
  expect(preferredBy(header)).toEqual({ language, pack });
});
