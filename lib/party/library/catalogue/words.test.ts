import { mistakesIn, Words } from "./words";

/** The distance by the book: letters added, left out, replaced, or swapped with their neighbour. */
function distance(a: string, b: string) {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a.slice(i - 2, i) === `${b[j - 1]}${b[j - 2]}`;
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const crossed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, crossed, swapped));
    }
  }
  return at(a.length, b.length);
}

function nearest(word: string, typed: string) {
  return Math.min(...Array.from(`${word} `, (_, length) => distance(word.slice(0, length), typed)));
}

/** Numbers that look random, the same in each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test.each([
  [1, false],
  [2, false],
  [1, true],
  [2, true],
])("words with %i mistakes are found like by the book (begun: %s)", (most, isBegun) => {
  const roll = dice(most);
  // Of three letters, so that most words are near each other.
  const made = () => Array.from({ length: 1 + roll(9) }, () => "abc"[roll(3)]).join("");
  const sorted = [...new Set(Array.from({ length: 200 }, made))].sort();
  const words = new Words(sorted);
  for (const typed of Array.from({ length: 40 }, made)) {
    const found = words.near(typed, most, isBegun).map(({ at, mistakes }) => [at, mistakes]);
    const expected = sorted.map((word, at) => [
      at,
      isBegun ? nearest(word, typed) : distance(word, typed),
    ]);
    expect(found).toEqual(expected.filter(([, mistakes = 0]) => mistakes <= most));
  }
});

test("short words and numbers have no mistakes, long ones two", () => {
  expect(["abb", "abba", "queens", "rhapsody", "1999"].map(mistakesIn)).toEqual([0, 1, 1, 2, 0]);
});
