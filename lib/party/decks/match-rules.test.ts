import { runInNewContext } from "node:vm";
import { differentPairs, type Pair, samePairs } from "@/lib/testing/deck-pairs";
import { differentTexts, sameTexts } from "@/lib/testing/deck-texts";
import { matchOf } from "./match-rules";

/** What becomes of a pair when the request is the only one. */
const outcomeOf = ({ deck, request }: Pair) => matchOf(deck, [request])?.kind ?? "nobody";

function tally(pairs: Pair[]) {
  const counts = { same: 0, near: 0, nobody: 0 };
  for (const pair of pairs) counts[outcomeOf(pair)] += 1;
  return counts;
}

const told = (pairs: Pair[]) =>
  pairs.map(
    ({ deck, request, spelling }) =>
      `${spelling}: ${deck.artist} | ${deck.title} / ${request.artist} | ${request.title}`,
  );

test("of 500 pairs of the same song, 98 of 100 play or ask, and most of them play", () => {
  const pairs = samePairs();
  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(500);
  const missed = pairs.filter((pair) => outcomeOf(pair) === "nobody");
  expect(told(missed)).toEqual([]);
  expect(tally(pairs).same).toBeGreaterThan(375);
});

test("of 500 pairs of different songs, none plays by itself, and 2 of 100 ask at most", () => {
  const pairs = differentPairs();
  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(500);
  expect(told(pairs.filter((pair) => outcomeOf(pair) === "same"))).toEqual([]);
  const asking = pairs.filter((pair) => outcomeOf(pair) === "near");
  expect(asking.length > 10 ? told(asking) : []).toEqual([]);
});

test("of songs as tags, files, shops and other scripts have them, 98 of 100 play or ask", () => {
  const pairs = sameTexts();
  const missed = pairs.filter((pair) => outcomeOf(pair) === "nobody");
  expect(missed.length > pairs.length / 50 ? told(missed) : []).toEqual([]);
});

test("of songs that only look alike, none plays by itself, and 2 of 100 ask at most", () => {
  const pairs = differentTexts();
  expect(told(pairs.filter((pair) => outcomeOf(pair) === "same"))).toEqual([]);
  const asking = pairs.filter((pair) => outcomeOf(pair) === "near");
  expect(asking.length > pairs.length / 50 ? told(asking) : []).toEqual([]);
});

/** Texts that a careless pattern can read in a number of ways that doubles with each part. */
const SLOW: [name: string, Pair["deck"], Pair["request"]][] = [
  [
    "kana of two sounds",
    { title: "にて".repeat(60), artist: "YOASOBI" },
    { title: `漢${"にて".repeat(30)}ま`, artist: "YOASOBI" },
  ],
  [
    "numbers with commas in a bracket",
    { title: `Around [${"10,".repeat(64)}`, artist: "Daft Punk" },
    { title: "Around", artist: "Daft Punk" },
  ],
];

test.each(SLOW)("a deck cannot keep the server busy with %s", (_, deck, request) => {
  const find = () => matchOf(deck, [request]);
  expect(() => runInNewContext("find()", { find }, { timeout: 500 })).not.toThrow();
});

test("of 500 waiting songs with the longest names, none keeps the server busy", () => {
  const name = (start: number) =>
    Array.from({ length: 200 }, (_, i) => String.fromCharCode(97 + ((start * 31 + i * i) % 26)));
  const waiting = Array.from({ length: 500 }, (_, i) => ({
    title: name(i).join(""),
    artist: name(i + 7).join(""),
  }));
  const deck = { title: name(5001).slice(1).join(""), artist: name(5003).join("") };
  const find = () => matchOf(deck, waiting);
  expect(() => runInNewContext("find()", { find }, { timeout: 8000 })).not.toThrow();
});
