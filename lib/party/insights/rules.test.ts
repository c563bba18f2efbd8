import fc from "fast-check";
import type { CountedRequest } from "@/lib/party/requests/read";
import {
  beginningOf,
  bucketMinutesFor,
  curveOf,
  figuresOf,
  lovedOf,
  nightOf,
  outcomesOf,
  quantile,
  topArtists,
  topSongs,
} from "./rules";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 20, minutes)).toISOString();

/** A request asked so many minutes after eight, answered and played so many minutes later. */
function request(change: Partial<CountedRequest> = {}): CountedRequest {
  return {
    id: "song",
    eventId: "e1",
    title: "Blue Monday",
    artist: "New Order",
    songKey: "blue monday new order",
    status: "pending",
    declineReason: null,
    backers: 1,
    unasked: 0,
    createdAt: at(0),
    acceptedAt: null,
    startedAt: null,
    playedAt: null,
    declinedAt: null,
    ...change,
  };
}
const played = (asked: number, wait: number) =>
  request({
    status: "played",
    createdAt: at(asked),
    acceptedAt: at(asked + 1),
    startedAt: at(asked + wait),
    playedAt: at(asked + wait + 4),
  });

const of = (songs: CountedRequest[], beginning = "") => ({ songs, beginning });
const about = { id: "e1", name: "Lena & Omar", venue: "", timeZone: "UTC", startedAt: at(0) };

test("half of the values lie at or below the median, nine of ten at or below the ninetieth", () => {
  expect(quantile([], 0.5)).toBeNull();
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.constantFrom(0.5, 0.9),
      (all, share) => {
        const value = quantile(all, share) ?? Number.NaN;
        const [below, over] = [all.filter((one) => one <= value), all.filter((one) => one > value)];
        expect(below.length).toBeGreaterThanOrEqual(share * all.length - 1e-9);
        expect(over.length).toBeLessThanOrEqual((1 - share) * all.length + 1e-9);
      },
    ),
  );
});

test("what plays now has not been played yet, as the outcomes say", () => {
  const night = [played(0, 10), request({ status: "playing", startedAt: at(20) })];
  expect(nightOf(about, of(night), 2).played).toBe(outcomesOf(night).played);
  expect(nightOf(about, of(night), 2).played).toBe(1);
});

test("the acceptance rate counts what was answered, and is unknown while nothing is", () => {
  expect(
    nightOf(about, of([request(), request({ status: "withdrawn" })]), 2).acceptance,
  ).toBeNull();
  const night = [
    played(0, 10),
    request({ status: "accepted", acceptedAt: at(2) }),
    request({ status: "accepted", acceptedAt: at(3) }),
    request({ status: "declined", declinedAt: at(4) }),
    request(),
  ];
  expect(nightOf(about, of(night), 4)).toMatchObject({
    requests: 5,
    guests: 4,
    accepted: 3,
    declined: 1,
    played: 1,
    acceptance: 0.75,
  });
});

test("waits are counted until the song plays, answers until the DJ decides", () => {
  const night = [
    played(0, 10),
    played(5, 20),
    // When the same song played for somebody else says nothing about this wait.
    request({ status: "declined", declinedAt: at(3), startedAt: at(50), playedAt: at(55) }),
    // Reopened: not answered any more.
    request({ acceptedAt: null, declinedAt: null }),
  ];
  const { wait } = nightOf(about, of(night), 3);
  expect(wait).toEqual({ count: 2, median: 600, ninetieth: 1200 });
  const { answer, waits } = figuresOf(of(night), of([]), "UTC");
  expect(answer).toEqual({ count: 3, median: 60, ninetieth: 180 });
  expect(waits.filter(({ count }) => count > 0)).toEqual([
    { minutes: 10, count: 1 },
    { minutes: 20, count: 1 },
  ]);
});

test("a wait longer than every step is counted in the last one", () => {
  const { waits } = figuresOf(of([played(0, 61), played(0, 0)]), of([]), "UTC");
  expect(waits.at(-1)).toEqual({ minutes: null, count: 1 });
  expect(waits[0]).toEqual({ minutes: 5, count: 1 });
});

test("a curve has few points, whether the night lasts an hour or a month", () => {
  expect(bucketMinutesFor(0)).toBe(5);
  expect(bucketMinutesFor(120)).toBe(10);
  expect(bucketMinutesFor(8 * 60)).toBe(30);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 24 * 60 }), (minutes) => {
      expect(minutes / bucketMinutesFor(minutes)).toBeLessThanOrEqual(18);
    }),
  );
});

test("every request of a night is in its curve, and empty stretches are not left out", () => {
  const { bucketMinutes, buckets } = curveOf(
    of([request(), played(61, 5), played(119, 2)]),
    of([]),
    "UTC",
  );
  expect(bucketMinutes).toBe(10);
  expect(buckets.map(({ requests }) => requests)).toEqual([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]);
  expect(buckets.reduce((sum, bucket) => sum + bucket.played, 0)).toBe(2);
  expect(buckets[6]?.at).toBe(at(60));
});

test("the night before is laid over by the minutes since its first request", () => {
  const before = [0, 12, 30].map((minutes) =>
    request({ createdAt: new Date(Date.UTC(2026, 10, 14, 18, 33 + minutes)).toISOString() }),
  );
  const { previousBuckets } = curveOf(of([played(3, 4), played(44, 1)]), of(before), "UTC");
  expect(previousBuckets).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 0]);
});

test("a night that collected for days is told from when it began", () => {
  const daysAhead = (days: number) => new Date(Date.UTC(2026, 10, 21 - days, 12)).toISOString();
  const wish = (days: number, change: Partial<CountedRequest>) =>
    request({ createdAt: daysAhead(days), ...change });
  const night = of(
    [
      wish(3, { status: "declined", declinedAt: daysAhead(1) }),
      wish(3, { status: "played", acceptedAt: daysAhead(1), startedAt: at(10) }),
      wish(2, { status: "accepted", acceptedAt: at(2) }),
      played(12, 8),
    ],
    at(0),
  );
  const { ahead, bucketMinutes, buckets, waits, answer } = figuresOf(night, night, "UTC");
  expect(ahead).toBe(3);
  expect([bucketMinutes, buckets[0]?.at]).toEqual([5, at(0)]);
  expect(buckets.map(({ requests }) => requests)).toEqual([0, 0, 1, 0, 0]);
  expect(buckets.map((bucket) => bucket.played)).toEqual([0, 0, 1, 0, 1]);
  // From the beginning until it played; what was answered before it tells nothing of the night.
  expect(waits.filter(({ count }) => count > 0)).toEqual([{ minutes: 10, count: 2 }]);
  expect(answer).toEqual({ count: 2, median: 60, ninetieth: 120 });
  expect(nightOf(about, night, 3)).toMatchObject({
    requests: 4,
    wait: { count: 2, median: 480, ninetieth: 600 },
  });
});

test("the night before is laid over from its own beginning", () => {
  const before = of([request({ createdAt: "2026-11-10T20:00:00.000Z" }), request()], at(-3));
  expect(curveOf(of([played(0, 4)]), before, "UTC").previousBuckets).toEqual([1]);
});

test("until a night begins, all that it collects is its curve", () => {
  const settings = { collectsFrom: at(-600) };
  const event = { opensAt: at(0), settings };
  expect(beginningOf(event, Date.parse(at(-1)))).toBe("");
  expect(beginningOf(event, Date.parse(at(0)))).toBe(at(0));
  expect(beginningOf({ ...event, settings: { collectsFrom: null } }, Date.parse(at(1)))).toBe("");
});

test("a night without requests has no curve, and divides by nothing", () => {
  const figures = figuresOf(of([]), of([]), "UTC");
  expect(figures.buckets).toEqual([]);
  expect(figures.answer).toEqual({ count: 0, median: null, ninetieth: null });
});

test("the top songs add up all requests for a song, without withdrawn ones", () => {
  const songs = topSongs([
    request({ backers: 2 }),
    request({ backers: 3, status: "played", startedAt: at(9) }),
    request({ songKey: "levels", title: "Levels", artist: "Avicii", backers: 4 }),
    request({ songKey: "gone", title: "Gone", backers: 9, status: "withdrawn" }),
  ]);
  expect(songs).toEqual([
    { title: "Blue Monday", artist: "New Order", backers: 5, isPlayed: true },
    { title: "Levels", artist: "Avicii", backers: 4, isPlayed: false },
  ]);
});

test("buckets begin on the full hours of the venue's clocks, wherever these are", () => {
  const night = [request(), request({ createdAt: at(14 * 60) })];
  // Eight in the evening UTC is half past one in Kolkata.
  const { bucketMinutes, buckets } = curveOf(of(night), of([]), "Asia/Kolkata");
  expect(bucketMinutes).toBe(60);
  expect(buckets[0]?.at).toBe("2026-11-21T19:30:00.000Z");
});

test.each([
  ["goes back", Date.UTC(2026, 9, 24, 22)],
  ["goes forward", Date.UTC(2026, 2, 28, 22)],
])("in a night in which the clock %s, each bucket is equally long and none is lost", (_, from) => {
  const hour = (count: number) => new Date(from + count * 60 * 60_000).toISOString();
  const night = [0, 1, 2, 3, 4, 5].map((count) => request({ createdAt: hour(count) }));
  const { bucketMinutes, buckets } = curveOf(of(night), of(night), "Europe/Berlin");
  const times = buckets.map(({ at: start }) => Date.parse(start));
  expect(new Set(times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toEqual(
    new Set([bucketMinutes * 60_000]),
  );
  expect(buckets.reduce((sum, { requests }) => sum + requests, 0)).toBe(night.length);
});

test("the most loved songs are those with most hearts, the earlier of equals, and none without", () => {
  const songs = [
    request({ id: "late", title: "Late", startedAt: "2026-11-21T22:00:00Z" }),
    request({ id: "early", title: "Early", startedAt: "2026-11-21T21:00:00Z" }),
    request({ id: "most", title: "Most", startedAt: "2026-11-21T23:00:00Z" }),
    request({ id: "none", title: "None", startedAt: "2026-11-21T20:00:00Z" }),
  ];
  const loved = lovedOf(songs, new Map(Object.entries({ late: 2, early: 2, most: 3 })));
  expect(loved.map(({ title, hearts }) => [title, hearts])).toEqual([
    ["Most", 3],
    ["Early", 2],
    ["Late", 2],
  ]);
});

test("an artist counts once however guests spell the name, and is shown as most of them do", () => {
  const night = [
    request({ artist: "beyonce", backers: 2 }),
    request({ artist: "Beyoncé", backers: 3 }),
    request({ artist: "BEYONCÉ (feat. JAY-Z)" }),
    request({ artist: "New Order", backers: 5 }),
  ];
  expect(topArtists(night)).toEqual([
    { artist: "Beyoncé", backers: 6, requests: 3 },
    { artist: "New Order", backers: 5, requests: 1 },
  ]);
});

test("a night of one artist takes no longer than one of many, however many requests it has", () => {
  const night = Array.from({ length: 150_000 }, (_, index) =>
    request({ songKey: `song ${index}`, artist: "The Only Ones" }),
  );
  const start = performance.now();
  const { artists, buckets } = figuresOf(of(night), of([]), "UTC");
  expect(performance.now() - start).toBeLessThan(5000);
  expect(artists).toEqual([{ artist: "The Only Ones", backers: 150_000, requests: 150_000 }]);
  expect(buckets).toEqual([{ at: at(0), requests: 150_000, played: 0 }]);
});
