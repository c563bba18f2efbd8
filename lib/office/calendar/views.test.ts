import { firstWeekday, isDay, shownDays, stepped } from "./views";

test("weeks begin on Monday, in Arabic on Saturday", () => {
  const tags = ["en-u-nu-latn", "fr", "ar-u-nu-latn", "zh", "vi"];
  expect(tags.map(firstWeekday)).toEqual([1, 1, 6, 1, 1]);
});

test("a month is shown in six weeks, a week from its first day, a list by months", () => {
  expect(shownDays("2026-11-22", "month", 1)).toEqual(["2026-10-26", "2026-12-07"]);
  expect(shownDays("2026-11-22", "month", 6)).toEqual(["2026-10-31", "2026-12-12"]);
  expect(shownDays("2026-11-22", "week", 1)).toEqual(["2026-11-16", "2026-11-23"]);
  expect(shownDays("2026-11-22", "week", 6)).toEqual(["2026-11-21", "2026-11-28"]);
  expect(shownDays("2026-11-22", "day", 1)).toEqual(["2026-11-22", "2026-11-23"]);
  expect(shownDays("2026-12-31", "list", 1)).toEqual(["2026-12-01", "2027-01-01"]);
});

test.each([
  ["month", "2026-01-31", 1, "2026-02-28"],
  ["month", "2026-01-15", -1, "2025-12-15"],
  ["list", "2028-03-31", -1, "2028-02-29"],
  ["week", "2026-12-28", 1, "2027-01-04"],
  ["day", "2026-03-01", -1, "2026-02-28"],
] as const)("in the %s view, %s and %i lead to %s", (view, day, steps, expected) => {
  expect(stepped(day, view, steps)).toBe(expected);
});

test.each([
  ["2026-11-22", true],
  ["2026-02-30", false],
  ["2026-11-2", false],
  ["tomorrow", false],
  ["", false],
  [null, false],
])("whether %j is a day: %j", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
