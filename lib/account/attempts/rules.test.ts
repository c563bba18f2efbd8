import { FORGOTTEN_SECONDS, waitAfter, waits } from "./rules";

const HOUR = Array.from({ length: 60 }, (_, count) => count);

test("a DJ with cold fingers has four attempts, and then waits twice as long each time, five minutes at most", () => {
  const seconds = HOUR.slice(0, 16).map((count) => waitAfter(count, "account"));
  expect(seconds).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

test("a whole venue has thirty attempts, and never waits for longer than seconds", () => {
  const seconds = HOUR.map((count) => waitAfter(count, "address"));
  expect(seconds.slice(0, 30).every((wait) => wait === 0)).toBe(true);
  expect(seconds.slice(30, 36)).toEqual([1, 2, 4, 8, 8, 8]);
});

test("every wait is named once, with the fewest attempts that it comes after", () => {
  expect(waits("address")).toEqual([
    { from: 30, seconds: 1 },
    { from: 31, seconds: 2 },
    { from: 32, seconds: 4 },
    { from: 33, seconds: 8 },
  ]);
  expect(waits("account").at(-1)).toEqual({ from: 13, seconds: 300 });
  expect(waits("account")).toHaveLength(10);
});

test("attempts are forgotten after a day", () => {
  expect(FORGOTTEN_SECONDS).toBe(86_400);
});
