import { type LanguageCode, languageCodes } from "@/lib/shell/i18n/locales";
import { flatten, readMessages, textsOf } from "@/lib/testing/catalogue";

/** The texts of a language in which the pattern is found, with their keys. */
function textsWith(code: LanguageCode, pattern: RegExp) {
  return flatten(readMessages(code)).flatMap(([key, message]) =>
    textsOf(message)
      .filter((text) => pattern.test(text))
      .map((text) => `${key}: ${text}`),
  );
}

test.each([
  ["a narrow no-break space before ; ! ? and »", /(?<!\u202f)[;!?»]/],
  ["a narrow no-break space after «", /«(?!\u202f)/],
  ["a no-break space before a colon", /(?<!\u00a0):/],
])("French has %s", (_, pattern) => {
  expect(textsWith("fr", pattern)).toEqual([]);
});

test("Chinese has full-width punctuation", () => {
  expect(textsWith("ch", /[,;:!?()]|\p{Script=Han}\./u)).toEqual([]);
});

test("Arabic has its own comma, semicolon and question mark", () => {
  expect(textsWith("ar", /[,;?]/)).toEqual([]);
});

test.each(languageCodes)("%s has typographic quotes, apostrophes and ellipses", (code) => {
  expect(textsWith(code, /["']|\.\.\./)).toEqual([]);
});

test.each(languageCodes)("%s has Latin digits and single spaces", (code) => {
  expect(textsWith(code, /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]| {2}/)).toEqual([]);
});
