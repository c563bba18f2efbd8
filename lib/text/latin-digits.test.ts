import { latinDigits, wholeNumber } from "./latin-digits";

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["PARTY٢ 3", "PARTY2 3"],
])("the digits of %s are those of %s", (typed, digits) => {
  expect(latinDigits(typed)).toBe(digits);
});

test.each([
  [" 90 ", 90],
  ["٩٠", 90],
  ["1,000", Number.NaN],
  ["1.000", Number.NaN],
  ["1e3", Number.NaN],
  ["-5", Number.NaN],
  ["", Number.NaN],
  ["ninety", Number.NaN],
])("%j is the whole number %p", (typed, number) => {
  expect(wholeNumber(typed)).toBe(number);
});
