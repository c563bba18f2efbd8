import { countWords, excerptOf, inOrder, matching, titleOf } from "./rules";

const at = "2026-11-22T12:00:00.000Z";
const note = (id: number, title: string, color: "info" | "error" = "info", changedAt = at) => {
  return { id, title, color, datef: at, deleted: false, changedAt };
};

test.each([
  ["Lena & Omar\n22:00 first dance", "Lena & Omar", "22:00 first dance"],
  ["\n\n  Buy before Friday  \n\nTape\n  Needles", "Buy before Friday", "Tape Needles"],
  ["One line", "One line", ""],
  [" \n\t", "", ""],
  ["", "", ""],
])("the title of %j is %j, and what follows it %j", (title, first, rest) => {
  expect([titleOf({ title }), excerptOf({ title })]).toEqual([first, rest]);
});

test("the newest change comes first, and equal times have one order", () => {
  const notes = [note(1, "a"), note(3, "b"), note(2, "c", "info", "2026-11-22T12:00:00.001Z")];
  expect(inOrder(notes).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(inOrder([...notes].reverse())).toEqual(inOrder(notes));
});

test("a time of day and a decimal are one word each, and Chinese words need no spaces", () => {
  const count = (text: string, locale = "en") =>
    countWords(text, new Intl.Segmenter(locale, { granularity: "word" }));
  expect(count("Doors at 17:00, 2.5 hours")).toBe(5);
  expect(count("今晚的音乐", "zh")).toBeGreaterThan(1);
});

test("a search finds every word anywhere in the note, without case and accents", () => {
  const notes = [note(1, "Café Zoë\nring at noon"), note(2, "RING the café", "error")];
  const found = (search: string, color?: "info" | "error") =>
    matching(notes, { search, color }).map(({ id }) => id);
  expect(found("")).toEqual([1, 2]);
  expect(found("cafe ring")).toEqual([1, 2]);
  expect(found("ZOE noon")).toEqual([1]);
  expect(found("ring tomorrow")).toEqual([]);
  expect(found("cafe", "error")).toEqual([2]);
});
