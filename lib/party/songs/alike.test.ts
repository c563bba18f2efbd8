import fc from "fast-check";
import { beginsAlike, isAlike } from "./alike";

type Song = [title: string, artist?: string];
const alike = ([title, artist = ""]: Song, [other, by = ""]: Song) =>
  isAlike({ title, artist }, { title: other, artist: by });

test.each<[Song, Song]>([
  [["Bohemian Rapsody"], ["Bohemian Rhapsody", "Queen"]],
  [
    ["Bohemian Rhapsody", "Quene"],
    ["Bohemian Rhapsody", "Queen"],
  ],
  [["Zombie"], ["Zombie", "The Cranberries"]],
  [["Zombie Cranberries"], ["Zombie", "The Cranberries"]],
  [["Cranberries Zombie"], ["Zombie", "The Cranberries"]],
  [["Zobmie"], ["Zombie", "The Cranberries"]],
  [["Dancing Quen"], ["Dancing Queen (Radio Edit)", "ABBA"]],
])("%j may be %j", (typed, listed) => {
  expect(alike(typed, listed)).toBe(true);
});

test.each<[Song, Song]>([
  [
    ["zombie", "cranberries"],
    ["Zombie", "The Cranberries"],
  ],
  [
    ["Zombie", "Bad Wolves"],
    ["Zombie", "The Cranberries"],
  ],
  [
    ["Levels (Skrillex Remix)", "Avicii"],
    ["Levels", "Avicii"],
  ],
  [["Another Brick Part 1"], ["Another Brick Part 2", "Pink Floyd"]],
  [["Halo"], ["Hallo", "A"]],
  [["Hello"], ["Halo", "Beyoncé"]],
  [["Dreams"], ["Sweet Dreams", "Eurythmics"]],
])("%j is not %j", (typed, listed) => {
  expect(alike(typed, listed)).toBe(false);
});

test("what is typed so far may begin with a mistake", () => {
  const listed = { title: "Bohemian Rhapsody", artist: "Queen" };
  expect(beginsAlike({ title: "bohemain", artist: "" }, listed)).toBe(true);
  expect(beginsAlike({ title: "boat", artist: "" }, listed)).toBe(false);
});

/** How many letters have to be added, left out, replaced or swapped with their neighbour, without a limit. */
function distance(a: string, b: string) {
  const known = new Map<string, number>();
  const from = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const least =
      known.get(key) ??
      Math.min(
        from(i - 1, j) + 1,
        from(i, j - 1) + 1,
        from(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        isSwapped ? from(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    known.set(key, least);
    return least;
  };
  return from(a.length, b.length);
}

const letter = fc.constantFrom("b", "c", "d");
const edit = fc.tuple(fc.nat(39), fc.nat(1), fc.string({ unit: letter, maxLength: 1 }));
const titles = fc
  .tuple(
    fc.string({ unit: letter, minLength: 5, maxLength: 40, size: "max" }),
    fc.array(edit, { maxLength: 8, size: "max" }),
  )
  .map(([title, edits]): [string, string] => [
    title,
    edits.reduce((text, [at, out, into]) => text.slice(0, at) + into + text.slice(at + out), title),
  ]);

test("a mistake for each five letters, and at most five of them, make no other song", () => {
  fc.assert(
    fc.property(titles, ([a, b]) => {
      const most = Math.min(5, Math.floor(Math.min(a.length, b.length) / 5));
      expect(alike([a], [b])).toBe(a !== b && distance(a, b) <= most);
    }),
    { numRuns: 1000 },
  );
});
