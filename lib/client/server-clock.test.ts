import { learnServerTime, serverNow } from "./server-clock";

const NOW = Date.parse("2026-11-21T22:00:00Z");

/** How far the clock is ahead after the server told of a time, by these many ms from now. */
function aheadAfter(told: number, { precision = 1000, tookMs = 200 } = {}) {
  learnServerTime(NOW + told, precision, NOW - tookMs);
  return serverNow() - NOW;
}

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

test("a device's clock that is hours off is corrected by the next answer, to a second", () => {
  for (const off of [3 * 3_600_000, -3 * 3_600_000]) {
    const ahead = aheadAfter(off);
    expect(Math.abs(ahead - off)).toBeLessThanOrEqual(1200);
    expect(aheadAfter(off)).toBe(ahead);
  }
});

test("a clock that may be right is left alone", () => {
  expect(aheadAfter(-150, { precision: 0 })).toBeLessThanOrEqual(50);
  expect(aheadAfter(-600)).toBe(aheadAfter(-300));
});

test("an answer without a time teaches nothing", () => {
  const before = serverNow();
  learnServerTime(Number.NaN, 1000, NOW);
  expect(serverNow()).toBe(before);
});
