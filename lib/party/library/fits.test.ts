import { fitOf } from "./fits";

const of = (key: string | null, bpm: number | null, genre = "") => ({ key, bpm, genre });

test.each([
  ["7A", true],
  ["6A", true],
  ["8A", true],
  ["7B", true],
  ["8B", false],
  ["9A", false],
  ["1A", false],
])("after 7A, %s fits: %j", (key, fits) => {
  expect(fitOf(of(key, 128), of("7A", 128))).toBe(Number(fits));
});

test("the wheel goes on from 12 to 1", () => {
  expect(fitOf(of("1A", 128), of("12A", 128))).toBe(1);
  expect(fitOf(of("12B", 128), of("1B", 128))).toBe(1);
  expect(fitOf(of("12A", 128), of("1B", 128))).toBe(0);
});

test.each([
  [127.2, 1],
  [112.8, 1],
  [127.3, 0],
  [112.7, 0],
  [60, 1],
  [240, 1],
  [56.4, 1],
  [56.3, 0],
  [80, 0],
])("at 120 BPM, %d fits: %d", (bpm, fits) => {
  expect(fitOf(of("7A", bpm), of("7A", 120))).toBe(fits);
});

test("of what fits, the same genre fits better", () => {
  expect(fitOf(of("7A", 120, "House"), of("7A", 120, "House"))).toBe(2);
  expect(fitOf(of("7A", 120, "House"), of("7A", 120, "Disco"))).toBe(1);
  expect(fitOf(of("9A", 120, "House"), of("7A", 120, "House"))).toBe(0);
});

test("what nobody has measured does not fit", () => {
  expect(fitOf(of(null, 120), of("7A", 120))).toBe(0);
  expect(fitOf(of("7A", null), of("7A", 120))).toBe(0);
  expect(fitOf(of("7A", 120), of("7A", null))).toBe(0);
  expect(fitOf(undefined, of("7A", 120))).toBe(0);
  expect(fitOf(of("7A", 120), undefined)).toBe(0);
});
