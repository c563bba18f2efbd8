import { failureIn, problemIn } from "./failures";

test("a failure of our API is recognised, with and without fields", () => {
  expect(failureIn({ error: { code: "conflict" } })).toEqual({ code: "conflict" });
  const fields = { title: ["required"] };
  expect(failureIn({ error: { code: "invalid_input", fields } })).toEqual({
    code: "invalid_input",
    fields,
  });
  expect(problemIn({ error: { code: "invalid_input", fields } })).toBe("required");
});

test.each([
  undefined,
  null,
  "Bad gateway",
  [],
  { message: "Post not found" },
  { error: null },
  { error: "conflict" },
  { error: { code: "teapot" } },
  { error: { code: "toString" } },
  { error: { code: "invalid_input", fields: ["title"] } },
  { error: { code: "invalid_input", fields: { title: "required" } } },
  { error: { code: "invalid_input", fields: { title: [1] } } },
])("an answer of something else is no failure of ours: %j", (body) => {
  expect(failureIn(body)).toBeUndefined();
  expect(problemIn(body)).toBe("unexpected");
});
