import fc from "fast-check";
import { fieldErrorsOf } from "@/lib/calls/problems";
import { newPermalinkSchema } from "./dj-schema";
import { foldName } from "./name";

const problemWith = (name: unknown) => {
  const { error } = newPermalinkSchema.safeParse({ name });
  return error && fieldErrorsOf(error.issues).name;
};

test.each([
  ["DJ Åsa & Zoë", "dj-asa-and-zoe"],
  ["  Mika__from.Hull ", "mika-from-hull"],
  ["ＤＪ ＭＩＫＡ", "dj-mika"],
  ["Straße", "strasse"],
  ["Đặng Lê", "djang-le"],
  // The first "а" is Cyrillic.
  ["mikа", "mika"],
  ["mi\u200bka\u202e", "mika"],
])("%j stands in addresses as %j", (typed, name) => {
  expect(foldName(typed)).toBe(name);
});

test("whatever is typed, a name is small letters, digits and hyphens, and folds to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const name = foldName(typed);
      expect(name).toMatch(/^[a-z0-9-]*$/);
      expect(foldName(name)).toBe(name);
    }),
  );
});

test.each([
  ["ab", "too_short"],
  ["", "too_short"],
  ["婚礼", "too_short"],
  ["a".repeat(31), "too_long"],
  ["Admin", "name_reserved"],
  ["Sign in", "name_reserved"],
  [7, "required"],
])("%j is no name, and the form says why", (typed, problem) => {
  expect(problemWith(typed)).toEqual([problem]);
});
