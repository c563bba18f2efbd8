import { anyCodeSchema } from "./schema";

test.each([
  ["123456", "123456"],
  ["١٢٣ ٤٥٦", "123456"],
  ["１２３４５６", "123456"],
])("the code %s is read as %s, whatever keyboard typed it", (typed, code) => {
  expect(anyCodeSchema.parse(typed)).toBe(code);
});

test.each(["12345", "1234567", "12345a", ""])("%j is no code", (typed) => {
  expect(anyCodeSchema.safeParse(typed).success).toBe(false);
});
