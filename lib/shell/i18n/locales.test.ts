import { intlLocale, languageCodes } from "./locales";

test("English writes a clock of 24 hours, and every language Latin digits", () => {
  const evening = new Date("2026-11-22T18:05:00Z");
  const written = (look: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale("en"), { timeZone: "UTC", ...look }).format(evening);
  expect(written({ timeStyle: "short" })).toBe("18:05");
  expect(written({ hour: "numeric", minute: "2-digit" })).toBe("18:05");
  for (const code of languageCodes) expect(intlLocale(code)).toMatch(/-u-hc-h23-nu-latn$/);
});
