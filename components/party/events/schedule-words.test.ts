import { closingWord, openingWord } from "./schedule-words";

const NOW = Date.parse("2026-11-21T22:00:00Z");
const earlier = "2026-11-21T20:00:00Z";
const later = "2026-11-21T23:00:00Z";

test.each([
  ["scheduled", later, "opens"],
  ["open", earlier, "since"],
  ["paused", earlier, "since"],
  ["draft", later, "planned"],
  ["draft", earlier, "planned"],
  ["closed", earlier, "opened"],
  ["closed", later, "planned"],
] as const)(
  "the opening time of an event that is %s, at %s, is introduced by %s",
  (phase, at, word) => {
    expect(openingWord(phase, at, NOW)).toBe(word);
  },
);

test.each([
  ["open", later, "closes"],
  ["scheduled", later, "closes"],
  ["over", earlier, "closed"],
  ["draft", later, "until"],
  ["closed", later, "until"],
] as const)(
  "the closing time of an event that is %s, at %s, is introduced by %s",
  (phase, at, word) => {
    expect(closingWord(phase, at, NOW)).toBe(word);
  },
);
