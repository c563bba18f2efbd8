import { instantOf, wallTimeAt } from "./wall-time";
import { needsZone, offsetAt, zonedTimeAt } from "./zone-offset";

test.each([
  ["2026-11-21T20:00:00.000Z", "Europe/Berlin", "2026-11-21T21:00:00+01:00"],
  ["2026-11-21T20:00:00.000Z", "Asia/Kolkata", "2026-11-22T01:30:00+05:30"],
  ["2026-11-21T20:00:00.000Z", "America/St_Johns", "2026-11-21T16:30:00-03:30"],
  ["2026-11-21T20:00:00.000Z", "UTC", "2026-11-21T20:00:00+00:00"],
  // The night of the longer hour, and of the missing one.
  ["2026-10-25T00:30:00.000Z", "Europe/Berlin", "2026-10-25T02:30:00+02:00"],
  ["2026-10-25T01:30:00.000Z", "Europe/Berlin", "2026-10-25T02:30:00+01:00"],
  ["2026-03-29T00:59:59.000Z", "Europe/Berlin", "2026-03-29T01:59:59+01:00"],
  ["2026-03-29T01:00:00.000Z", "Europe/Berlin", "2026-03-29T03:00:00+02:00"],
])("at %s, clocks in %s show %s", (instant, timeZone, shown) => {
  expect(zonedTimeAt(instant, timeZone)).toBe(shown);
  expect(Date.parse(shown)).toBe(Date.parse(instant));
});

test("an offset follows the clocks of the year", () => {
  expect(offsetAt(Date.UTC(2026, 6, 1), "Europe/Berlin")).toBe(120);
  expect(offsetAt(Date.UTC(2026, 11, 1), "Europe/Berlin")).toBe(60);
});

test("a clock time that comes twice is the first or the last of the two, as asked", () => {
  const first = "2026-10-25T00:30:00.000Z";
  const last = "2026-10-25T01:30:00.000Z";
  expect(instantOf("2026-10-25T02:30", "Europe/Berlin")).toBe(first);
  expect(instantOf("2026-10-25T02:30", "Europe/Berlin", "last")).toBe(last);
  for (const instant of [first, last]) {
    expect(wallTimeAt(instant, "Europe/Berlin")).toBe("2026-10-25T02:30");
  }
  // Half an hour is what this island moves its clocks by.
  const island = "Australia/Lord_Howe";
  const [early, late] = (["first", "last"] as const).map((which) =>
    Date.parse(instantOf("2026-04-05T01:45", island, which) ?? ""),
  );
  expect((late ?? 0) - (early ?? 0)).toBe(30 * 60_000);
});

test("a clock time that is skipped is none, and an ordinary one the same both ways", () => {
  for (const which of ["first", "last"] as const) {
    expect(instantOf("2026-03-29T02:30", "Europe/Berlin", which)).toBeUndefined();
    expect(instantOf("2026-03-29T03:30", "Europe/Berlin", which)).toBe("2026-03-29T01:30:00.000Z");
  }
});

const at = (instant: string) => Date.parse(instant);

test("a zone is named where the device's clock shows another time at that moment", () => {
  expect(needsZone(at("2026-11-21T20:00:00Z"), "Europe/Berlin", "Europe/Berlin")).toBe(false);
  expect(needsZone(at("2026-11-21T20:00:00Z"), "Europe/Berlin", "Europe/Vienna")).toBe(false);
  expect(needsZone(at("2026-11-21T20:00:00Z"), "Europe/Berlin", "Europe/London")).toBe(true);
  // Arizona keeps its clocks, and so agrees with Denver for half of the year.
  expect(needsZone(at("2026-01-10T20:00:00Z"), "America/Phoenix", "America/Denver")).toBe(false);
  expect(needsZone(at("2026-07-10T20:00:00Z"), "America/Phoenix", "America/Denver")).toBe(true);
});

test("around a change of the clocks it is named to everybody", () => {
  const named = (instant: string) => needsZone(at(instant), "Europe/Berlin", "Europe/Berlin");
  // Clocks go back at one o'clock UTC.
  expect(["2026-10-24T23:30:00Z", "2026-10-25T02:30:00Z"].map(named)).toEqual([false, false]);
  expect(["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"].map(named)).toEqual([true, true]);
});
