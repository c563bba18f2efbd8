import { isAddress, joinedRecipients, problemOf, recipientsIn, recipientsOf } from "./recipients";

test.each([
  ["lena@hall.example", ["lena@hall.example"]],
  ["Lena Omar <Lena@Hall.example>; omar@hall.example", ["lena@hall.example", "omar@hall.example"]],
  ["a@b.example,a@b.example\nc@d.example", ["a@b.example", "c@d.example"]],
  ["lena", ["lena"]],
  [" , ;", []],
])("the recipients in %j are %j", (text, recipients) => {
  expect(recipientsIn(text)).toEqual(recipients);
});

test.each([
  ["lena@hall.example", true],
  ["lena@hall", false],
  ["lena", false],
  ["@hall.example", false],
  [`${"l".repeat(250)}@hall.example`, false],
])("whether %j is an address: %j", (text, is) => {
  expect(isAddress(text)).toBe(is);
});

test("recipients are kept as one text, each once", () => {
  const To = joinedRecipients(["a@b.example", "c@d.example", "a@b.example"]);
  expect(To).toBe("a@b.example, c@d.example");
  expect(recipientsOf({ To })).toEqual(["a@b.example", "c@d.example"]);
  expect(recipientsOf({ To: "" })).toEqual([]);
});

test("a mail needs a recipient, and each recipient an address", () => {
  expect(problemOf({ To: "" })).toEqual({ kind: "none" });
  expect(problemOf({ To: "a@b.example, lena" })).toEqual({ kind: "wrong", recipient: "lena" });
  expect(problemOf({ To: "a@b.example" })).toBeUndefined();
});
