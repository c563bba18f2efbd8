import fc from "fast-check";
import { isFullAt, isInTime, paceAt, startsAfter, TYPICAL_SECONDS, waitAt } from "./pace-rules";

const NOW = Date.parse("2026-11-21T22:00:00Z");
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

const paceOf = (starts: string, decksUntil: string | null = null) =>
  paceAt({ starts, decksUntil }, NOW);

/** Starts with these seconds between them. */
function startsOf(...gaps: number[]) {
  const starts = [1_000_000];
  for (const gap of gaps) starts.push((starts.at(-1) ?? 0) + gap);
  return JSON.stringify(starts);
}

test("the pace is the median time between starts, which neither a break nor a slip moves", () => {
  expect(paceOf(startsOf(200, 240, 220)).seconds).toBe(220);
  expect(paceOf(startsOf(200, 240, 220, 3600)).seconds).toBe(230);
  expect(paceOf(startsOf(200, 240, 5, 220)).seconds).toBe(220);
});

test("while decks are connected, the lengths of songs tell more than the pace", () => {
  const starts = startsOf(200, 240, 220);
  expect(paceOf(starts, new Date(NOW + 1000).toISOString())).toEqual({
    seconds: null,
    last: at(1_000_660),
  });
  expect(paceOf(starts, new Date(NOW - 1000).toISOString()).seconds).toBe(220);
});

test("two gaps are too few to tell a pace", () => {
  expect(paceOf("[]")).toEqual({ seconds: null, last: null });
  expect(paceOf(startsOf(200, 240))).toEqual({ seconds: null, last: at(1_000_440) });
});

test("a start that is undone is forgotten, one that another start ended is kept", () => {
  const song = { status: "accepted", startedAt: null };
  const playing = { status: "playing", startedAt: at(500) };
  const started = startsAfter("[100]", song, playing);
  expect(started).toBe("[100,500]");
  expect(startsAfter(started, playing, song)).toBe("[100]");
  expect(startsAfter(started, { ...playing, status: "played" }, song)).toBe("[100]");
  expect(startsAfter(started, playing, { ...playing, status: "played" })).toBe(started);
  // Undoing that a song which was played waits again.
  const played = { ...playing, status: "played" };
  expect(startsAfter("[100]", song, played)).toBe(started);
  // Undoing that it was played.
  expect(startsAfter(started, { ...playing, status: "played" }, playing)).toBe(started);
});

test("of two songs that started within one second, undoing one leaves the other's start", () => {
  const song = { status: "accepted", startedAt: null };
  const first = { status: "playing", startedAt: at(500) };
  const second = { status: "playing", startedAt: new Date(500_400).toISOString() };
  const started = startsAfter("[100]", song, first);
  expect(startsAfter(startsAfter(started, song, second), second, song)).toBe(started);
});

test("undoing the last twenty starts leaves the pace as it was", () => {
  const before = startsOf(...Array(12).fill(200));
  const song = { status: "accepted", startedAt: null };
  const later = Array.from({ length: 20 }, (_, index) => ({
    status: "playing",
    startedAt: at(2_000_000 + index * 60),
  }));
  const after = later.reduce((stored, playing) => startsAfter(stored, song, playing), before);
  expect(paceOf(after).seconds).toBe(60);
  const undone = later.reduceRight((stored, playing) => startsAfter(stored, playing, song), after);
  expect(undone).toBe(before);
});

test("whatever happens, few starts are stored, in order, and undoing one takes one away", () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.boolean()), {
    maxLength: 100,
  });
  fc.assert(
    fc.property(steps, (taken) => {
      let stored = "[]";
      for (const [second, isUndone] of taken) {
        const playing = { status: "playing", startedAt: at(second) };
        const waiting = { status: "accepted", startedAt: null };
        const known = timesOf(second, stored);
        stored = isUndone
          ? startsAfter(stored, playing, waiting)
          : startsAfter(stored, waiting, playing);
        if (isUndone) expect(timesOf(second, stored)).toBe(Math.max(0, known - 1));
      }
      const starts: number[] = JSON.parse(stored);
      expect(starts.length).toBeLessThanOrEqual(33);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }),
  );
});

function timesOf(second: number, stored: string) {
  return JSON.parse(stored).filter((start: number) => start === second).length;
}

test("a wait grows with the place, and shrinks with the time since the last start, never below zero", () => {
  const gaps = fc.array(fc.integer({ min: 30, max: 3600 }), { minLength: 3, maxLength: 12 });
  const count = fc.integer({ min: 0, max: 300 });
  const later = fc.integer({ min: 0, max: 7200 });
  fc.assert(
    fc.property(gaps, count, later, (between, place, passed) => {
      const pace = paceOf(startsOf(...between));
      const last = Date.parse(pace.last ?? "");
      const wait = (n: number, now: number) => waitAt(pace, { count: n, seconds: 0 }, now);
      expect(wait(place + 1, last) - wait(place, last)).toBe(pace.seconds);
      expect(wait(place, last + passed * 1000)).toBeLessThanOrEqual(wait(place, last));
      expect(wait(place, last + passed * 1000)).toBeGreaterThanOrEqual(place * (pace.seconds ?? 0));
    }),
  );
});

test("until a pace is known, a wait is the length of the songs before", () => {
  expect(waitAt({ seconds: null, last: null }, { count: 3, seconds: 700 }, NOW)).toBe(700);
});

test("a song is in time when it ends by the closing time, and always without one to come", () => {
  const closesAt = new Date(NOW + 600_000).toISOString();
  expect(isInTime(400, 200, closesAt, NOW)).toBe(true);
  expect(isInTime(401, 200, closesAt, NOW)).toBe(false);
  expect(isInTime(9999, 200, null, NOW)).toBe(true);
  expect(isInTime(9999, 200, closesAt, NOW + 600_000)).toBe(true);
});

test("a night is full when the line leaves no time for one more song", () => {
  const closesAt = new Date(NOW + 10 * TYPICAL_SECONDS * 1000).toISOString();
  expect(isFullAt({ starts: "[]", decksUntil: null, queued: 9, closesAt }, NOW)).toBe(false);
  expect(isFullAt({ starts: "[]", decksUntil: null, queued: 10, closesAt }, NOW)).toBe(true);
  expect(isFullAt({ starts: "[]", decksUntil: null, queued: 10, closesAt: null }, NOW)).toBe(false);
});
