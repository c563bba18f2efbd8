import { lineSchema, linesSchema } from "./lines";

const line = lineSchema(10);
const lines = linesSchema(10);

test.each([
  ["  Ana ", "Ana"],
  ["❤️", "❤️"],
  ["\u3164\u3164", ""],
  ["\u200b \ufeff", ""],
  ["\u2800", ""],
  ["  ", ""],
])("%j is kept as %j", (typed, kept) => {
  expect(line.parse(typed)).toBe(kept);
  expect(lines.parse(typed)).toBe(kept);
});

test("lines keep their breaks, as one character", () => {
  expect(lines.parse(" a\r\nb\rc ")).toBe("a\nb\nc");
  expect(line.safeParse("a\nb").success).toBe(false);
});

test.each(["\u0007", "a\u0000b", "\ud800", "a".repeat(11)])("%j is refused", (typed) => {
  expect(line.safeParse(typed).success).toBe(false);
  expect(lines.safeParse(typed).success).toBe(false);
});

test("a character counts as one, whatever its code", () => {
  expect(line.safeParse("🎶".repeat(10)).success).toBe(true);
  expect(line.safeParse("🎶".repeat(11)).success).toBe(false);
});
