import { closingPlace } from "./closing-rules";

const NOW = Date.parse("2026-11-21T23:00:00Z");
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const song = (minutes: number | null) => ({ seconds: minutes === null ? null : minutes * 60 });
const playing = (minutes: number | null) => ({ ...song(minutes), startedAt: at(0) });
const unknownPace = { seconds: null, last: null };
const night = { closesAt: at(10), pace: unknownPace, playing: playing(4) };

test.each([
  ["of known length", [song(4), song(4)], {}, false],
  ["one of which nobody knows how long it is", [song(null), song(4)], {}, true],
  ["the one that does not fit is of unknown length", [song(4), song(null)], {}, true],
  ["behind one that nobody knows", [song(4), song(4)], { playing: playing(null) }, true],
  [
    "at the pace of the night",
    [song(4), song(4), song(4)],
    { pace: { seconds: 240, last: at(0) } },
    true,
  ],
])("of songs %s, the first that comes too late is found, as a guess or not", (...parts) => {
  const [, queue, change, isGuess] = parts;
  const found = closingPlace(queue, { ...night, ...change }, NOW);
  expect(found).toEqual({ index: 1, at: night.closesAt, isGuess });
});

test("a guess below the line makes nothing above it one", () => {
  const found = closingPlace([song(4), song(4), song(null)], night, NOW);
  expect(found?.isGuess).toBe(false);
});

test("a queue that ends in time has no such place, nor has an event without a closing time", () => {
  expect(closingPlace([song(4)], night, NOW)).toBeUndefined();
  expect(closingPlace([song(40)], { ...night, closesAt: null }, NOW)).toBeUndefined();
});
