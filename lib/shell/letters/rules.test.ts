import { type FontFile, inVisualOrder, linesOf, piecesOf, rangesIn, runsOf } from "./rules";

const latin: FontFile = { file: "latin", ranges: rangesIn("U+0020-007E,U+00A0") };
const arabic: FontFile = { file: "arabic", ranges: rangesIn("U+0600-06FF") };
const fileOf = (character: string) =>
  [latin, arabic].find(({ ranges }) =>
    ranges.some(([first, last]) => {
      const code = character.codePointAt(0) ?? 0;
      return first <= code && code <= last;
    }),
  );

test("a text is split where its font or its direction changes, and a mark stays with its letter", () => {
  const runs = runsOf("DJ عُمر!", [0, 0, 0, 1, 1, 1, 1, 0], fileOf);
  expect(runs.map(({ text, file, level }) => [text, file.file, level])).toEqual([
    ["DJ ", "latin", 0],
    ["عُمر", "arabic", 1],
    ["!", "latin", 0],
  ]);
});

test.each([
  [[0, 0], "ab"],
  [[1, 1, 1], "cba"],
  [[0, 1, 1, 0], "acbd"],
  [[1, 2, 2, 1], "dbca"],
])("parts of the levels %j stand in the order %s, from left to right", (levels, order) => {
  const parts = levels.map((level, index) => ({ level, name: "abcd"[index] }));
  expect(
    inVisualOrder(parts)
      .map(({ name }) => name)
      .join(""),
  ).toBe(order);
});

test("a text breaks after spaces, between Chinese characters, and not before a full stop", () => {
  expect(piecesOf("Lena & Omar")).toEqual(["Lena ", "& ", "Omar"]);
  expect(piecesOf("丽娜的派对。")).toEqual(["丽", "娜", "的", "派", "对。"]);
});

test("lines are filled, and a word that is wider than a line has one of its own", () => {
  const lines = linesOf(piecesOf("a bb extraordinary c"), 5, (text) => text.length);
  expect(lines).toEqual(["a bb", "extraordinary", "c"]);
});
