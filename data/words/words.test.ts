import { APPOINTMENTS } from "./calendar";
import { CONVERSATIONS } from "./chat";
import { REMINDERS } from "./contacts";
import { LETTERS } from "./email";
import { PICTURE_NAMES } from "./gallery";
import type { InEach } from "./language";
import { NOTES } from "./notes";
import { REPORTS } from "./tickets";

const areas: [string, InEach<unknown>][] = [
  ["appointments", APPOINTMENTS],
  ["conversations", CONVERSATIONS],
  ["reminders", REMINDERS],
  ["letters", LETTERS],
  ["pictures", PICTURE_NAMES],
  ["notes", NOTES],
  ["reports", REPORTS],
];

function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return Object.values(words as object).flatMap(textsIn);
}

/** The structure without the words. */
function shapeOf(words: unknown): unknown {
  if (typeof words === "string") return "";
  const entries = Object.entries(words as object).map(([key, part]) => [key, shapeOf(part)]);
  return Object.fromEntries(entries);
}

describe.each(areas)("the sample %s", (_, { en, ...others }) => {
  test.each(Object.entries(others))(
    "say the same in %s as in English, in other words",
    (_, words) => {
      expect(shapeOf(words)).toEqual(shapeOf(en));
      const english = new Set(textsIn(en));
      expect(textsIn(words).filter((text) => english.has(text) || text === "")).toEqual([]);
    },
  );
});

test("no two sample mails are the same, and English chat lines have five or ten words", () => {
  const mails = LETTERS.en.mails.map((mail) => mail.join());
  expect(new Set(mails).size).toBe(20);
  const counts = CONVERSATIONS.en.flat().map((line) => line.split(" ").length);
  expect(new Set(counts)).toEqual(new Set([5, 10]));
});
