import { tokenBuckets } from "./token-buckets";

/** As many keys as are kept at most. */
const MOST_KEPT = 10_000;

test("buckets of many keys take no more room than of ten thousand, and a known key empties none", () => {
  const buckets = tokenBuckets("test of the room", { burst: 1, perSecond: 1 });
  expect([buckets.take("first", 0), buckets.take("first", 0)]).toEqual([true, false]);
  for (let key = 1; key < MOST_KEPT; key += 1) buckets.take(`${key}`, 0);
  expect(buckets.take("first", 0)).toBe(false);
  // One more than are kept: all are forgotten, which fills them.
  buckets.take("last", 0);
  expect(buckets.take("first", 0)).toBe(true);
});

test("a known key empties no bucket, however many there are", () => {
  const buckets = tokenBuckets("test of a known key", { burst: 2, perSecond: 1 });
  for (let key = 0; key < MOST_KEPT; key += 1) buckets.take(`${key}`, 0);
  expect([1, 2, 3].map(() => buckets.take("7", 0))).toEqual([true, false, false]);
  expect(buckets.take("8", 0)).toBe(true);
  expect(buckets.take("8", 0)).toBe(false);
});

test("a bucket regains its tokens as time goes on, and holds no more than its burst", () => {
  const buckets = tokenBuckets("test of the time", { burst: 2, perSecond: 4 });
  const taken = (...times: number[]) => times.map((now) => buckets.take("key", now));
  expect(taken(0, 0, 0, 249)).toEqual([true, true, false, false]);
  // A quarter of a second for each token; the refused ones have cost nothing.
  expect(taken(250, 250, 499, 500)).toEqual([true, false, false, true]);
  expect(taken(9000, 9000, 9000)).toEqual([true, true, false]);
});
